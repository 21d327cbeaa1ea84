import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { WEIGHTS_FILE } from '../assistant/weights-file';

/** Beside the weights: the {@link fingerprintOf} what they were learnt from, and of themselves. */
export const FINGERPRINT_FILE = WEIGHTS_FILE.replace(/\.json$/, '.fingerprint');

const EXAMPLES = join(import.meta.dirname, 'examples');

/**
 * Another one for other examples, other weights, and another program of training, all that it imports
 * included; the same for other comments, and for other content: that is searched as it is.
 */
export async function fingerprintOf(weights: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['learn.ts', 'learn-meanings.ts'].map((file) => join(import.meta.dirname, file)),
    outdir: '.',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    minifyWhitespace: true,
    write: false,
  });
  const hash = createHash('sha256');
  for (const { text } of outputFiles) hash.update(text);
  for (const file of readdirSync(EXAMPLES).sort()) hash.update(readFileSync(join(EXAMPLES, file)));
  return `${hash.update(weights).digest('hex')}\n`;
}
