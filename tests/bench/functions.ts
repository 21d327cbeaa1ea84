import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { knowledgeFileOf } from '../../build/knowledge/knowledge-file';
import { type BundledFunction, bundleFunctions } from '../../lambdas/bundle/bundle-functions';
import type { BenchContext } from './context';
import { median, times } from './median';
import { type Cell, kilobytes, milliseconds, type Table } from './report';

const RUNS = 9;
const SIZE = { atMost: 450 };
const IMPORT = { atMost: 120 };

/** What a function of each kind is told; nothing is called, so nothing has to answer. */
const ENVIRONMENT = {
  TABLE_NAME: 'chat',
  CHAT_PUBLIC_KEY: 'key',
  ALLOWED_ORIGINS: 'https://www.example.com',
  MAIL_FROM: 'chat@example.com',
  MAIL_TO: 'info@example.com',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
};

/** Loads a bundle in a new process, waits until its assistant knows everything, prints both costs. */
const LOADER = `
const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const before = used();
require(process.argv[1]);
const loaded = used();
setTimeout(() => { console.log(JSON.stringify({ load: loaded - before, ready: used() - before })); process.exit(); }, 300);
`;

/** Size and cold start of each function as it is deployed. */
export async function measureFunctions(context: BenchContext): Promise<Table[]> {
  const site = await context.builtSite();
  const folder = join(context.folder, 'functions');
  mkdirSync(folder, { recursive: true });
  const functions = await bundleFunctions(folder);
  const rows: Cell[][] = [];
  for (const [name, one] of Object.entries(functions)) {
    rows.push(await rowOf(name, one, knowledgeFileOf(site)));
  }
  return [
    {
      title: 'The chat’s functions',
      head: ['', 'minified', 'gzip', 'import, CPU', 'import and knowledge, CPU'],
      rows,
      note: `Each import in a new process; median of ${RUNS}. The last column includes what the function does beside the first request, such as reading the assistant’s knowledge.`,
    },
  ];
}

async function rowOf(
  name: string,
  { file, bytes }: BundledFunction,
  knowledge: string,
): Promise<Cell[]> {
  const runs = await times(RUNS, async () => load(file, knowledge));
  return [
    name,
    kilobytes(bytes, SIZE),
    kilobytes(gzipSync(readFileSync(file)).length),
    milliseconds(median(runs.map(({ load }) => load)), IMPORT),
    milliseconds(median(runs.map(({ ready }) => ready))),
  ];
}

function load(file: string, knowledge: string): { load: number; ready: number } {
  const printed = execFileSync(process.execPath, ['-e', LOADER, file], {
    env: { ...process.env, ...ENVIRONMENT, KNOWLEDGE_FILE: knowledge },
    encoding: 'utf8',
  });
  return JSON.parse(printed) as { load: number; ready: number };
}
