import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** The functions by name; each has its entry point beside this file. */
export const FUNCTIONS = ['chat-assistant', 'send-chat-transcript', 'sweep'] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

export const entryOf = (name: FunctionName): string =>
  join(import.meta.dirname, `${name}.lambda.ts`);

/**
 * How a function becomes the one file that is deployed. The SDK is bundled, because importing the
 * runtime's own takes several times as long.
 */
export const BUNDLE_OPTIONS = {
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'cjs',
  minify: true,
  treeShaking: true,
  mainFields: ['module', 'main'],
  legalComments: 'none',
  alias: {
    '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'aws/lambda-credentials.ts'),
  },
} as const satisfies BuildOptions;
