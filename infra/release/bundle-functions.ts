import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { NoReleaseError } from '../../build/files/read-release';

const LAMBDAS = join(import.meta.dirname, '../../lambdas');

/** Our functions: entry file, and whether it answers from what the assistant knows. */
const FUNCTIONS = {
  chat: { entry: 'chat-assistant.lambda.ts', knows: true },
  transcript: { entry: 'send-chat-transcript.lambda.ts', knows: false },
  sweep: { entry: 'sweep.lambda.ts', knows: false },
} as const;

export type FunctionName = keyof typeof FUNCTIONS;

/** Folder of each function as it is uploaded. */
export type FunctionFolders = Readonly<Record<FunctionName, string>>;

/** Name of the assistant's knowledge beside the code. */
export const KNOWLEDGE_NAME = 'knowledge.json';

/**
 * Bundles every function with all it needs, the AWS SDK included: what was tested is what runs.
 *
 * @param knowledge - file that the build wrote beside the site.
 */
export async function bundleFunctions(knowledge: string, dir: string): Promise<FunctionFolders> {
  if (!existsSync(knowledge)) {
    throw new NoReleaseError(
      `${knowledge} is missing, which the assistant answers from. Build the site first: npm run build`,
    );
  }
  await rm(dir, { recursive: true, force: true });
  const folder = (name: FunctionName): string => join(dir, name);
  const names: FunctionName[] = ['chat', 'transcript', 'sweep'];
  await Promise.all(names.map((name) => bundleFunction(name, folder(name), knowledge)));
  return { chat: folder('chat'), transcript: folder('transcript'), sweep: folder('sweep') };
}

async function bundleFunction(name: FunctionName, dir: string, knowledge: string): Promise<void> {
  const { entry, knows } = FUNCTIONS[name];
  const { outputFiles } = await build({
    entryPoints: [join(LAMBDAS, entry)],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node22',
    format: 'cjs',
    mainFields: ['module', 'main'],
    minify: true,
    legalComments: 'none',
  });
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'index.js'), outputFiles[0]?.contents ?? '');
  // Says what the file is wherever it lies; this project's own says otherwise.
  await writeFile(join(dir, 'package.json'), '{"type":"commonjs"}\n');
  if (knows) await copyFile(knowledge, join(dir, KNOWLEDGE_NAME));
}
