// Loaded before the command line by a test: a disk that takes no more folders once pages are written.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

fs.mkdirSync = () => {
  throw new Error('no more folders on this disk');
};
syncBuiltinESMExports();
