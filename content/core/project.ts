import { join } from 'node:path';

/** The project's folder. Also right in compiled code, which lies as deep as this file. */
export const PROJECT = join(import.meta.dirname, '../..');
