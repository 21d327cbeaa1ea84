import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { bundleForNode } from './bundle-for-node';

/** What is to be left of a font file. */
export interface Cut {
  original: Uint8Array;
  characters: string;
  /** Range of the variable axis of weights. */
  weights: { min: number; max: number };
}

/**
 * V8 would optimise the WebAssembly of the libraries, which takes three times as long as cutting two
 * fonts down without; and meanwhile this process minifies scripts.
 */
const UNOPTIMISED = ['--liftoff-only'];

/**
 * Cuts a font down in a process of its own.
 *
 * @returns the bytes of a WOFF2 file.
 * @throws Error with what the library said where it cannot read the font.
 */
export async function cutFont(cut: Cut): Promise<Uint8Array> {
  const file = await bundleForNode('cut-font-process', {
    entryPoints: ['build/bundle/cut-font-process.ts'],
    format: 'esm',
    packages: 'external',
  });
  const child = fork(file, { execArgv: UNOPTIMISED, serialization: 'advanced', silent: true });
  const said = child.stderr ? text(child.stderr) : '';
  const crashed = once(child, 'exit').then(async () => {
    throw new Error(`A font cannot be cut down: ${await said}`);
  });
  try {
    child.send(cut);
    const [bytes] = (await Promise.race([once(child, 'message'), crashed])) as [Uint8Array];
    return bytes;
  } finally {
    child.kill();
  }
}
