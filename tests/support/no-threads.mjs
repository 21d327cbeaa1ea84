// Loaded before the command line by a test: a machine that lets nobody start a thread.
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

// @ts-expect-error What starts no thread is no Worker.
threads.Worker = function Worker() {
  throw new Error('no more threads on this machine');
};
syncBuiltinESMExports();
