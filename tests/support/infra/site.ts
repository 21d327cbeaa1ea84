import { cachePath } from '../../../build/files/cache';

/** Where the infra tests' build of the site lies; made before they run. */
export const BUILT = cachePath('infra-tests', 'dist');
