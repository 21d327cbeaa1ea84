import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import { WEIGHTS_FILE } from '../assistant/classifier/weights-file';
import type { Example } from './train-classifier';

/** Beside the weights: the {@link fingerprintOf} what they were learnt from, and of themselves. */
export const FINGERPRINT_FILE = WEIGHTS_FILE.replace(/\.json$/, '.fingerprint');

/**
 * Another one for other examples, other weights, and another program of training, all that it imports
 * included; the same for other comments.
 */
export async function fingerprintOf(
  examples: readonly Example[],
  weights: string,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'train-classifier.ts')],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    minifyWhitespace: true,
    write: false,
  });
  const hash = createHash('sha256');
  for (const { text } of outputFiles) hash.update(text);
  return `${hash.update(JSON.stringify(examples)).update(weights).digest('hex')}\n`;
}
