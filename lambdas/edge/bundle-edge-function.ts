import { join } from 'node:path';
import { build } from 'esbuild';
import { CommandError } from '../../content/core/command-line';
import { PROJECT } from '../../content/core/project';
import type { ReleaseConstants } from './viewer-request';

/** CloudFront's limit for one function, in bytes. */
const EDGE_FUNCTION_LIMIT = 10_240;

const EDGE = join(PROJECT, 'lambdas/edge');

type EdgeFunctionName = 'viewer-request' | 'viewer-response';

/**
 * Bundles an edge function as CloudFront runs it: one script without modules that defines
 * `handler`. `const` and `let` stay, which JavaScript runtime 2.0 has; everything newer is lowered
 * or refused by esbuild.
 *
 * @throws CommandError where the routes of a site leave no room.
 */
export async function bundleEdgeFunction(
  name: EdgeFunctionName,
  constants?: ReleaseConstants,
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `import {handler} from './${name}';edge=handler`, resolveDir: EDGE },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es5',
    supported: { 'const-and-let': true },
    charset: 'ascii',
    minify: true,
    legalComments: 'none',
    define: { RELEASE: JSON.stringify(constants ?? null) },
    banner: { js: 'var edge;' },
    footer: { js: 'function handler(event){return edge(event)}' },
  });
  const code = outputFiles[0]?.text ?? '';
  const bytes = Buffer.byteLength(code);
  if (bytes > EDGE_FUNCTION_LIMIT) {
    throw new CommandError(
      `lambdas/edge/${name}.ts · edge function too large · found ${bytes} bytes · expected at most ${EDGE_FUNCTION_LIMIT} · give pages numbers as addresses (a run of them costs one range), or move the route table into a CloudFront KeyValueStore`,
    );
  }
  return code;
}
