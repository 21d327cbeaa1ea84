import { join } from 'node:path';
import { cachePath } from '../../../build/files/cache';

export const PROJECT = join(import.meta.dirname, '../../..');

/** Where the infra tests' build of the site lies; made before they run. */
export const BUILT = cachePath('infra-tests', 'dist');
