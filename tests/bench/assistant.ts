import { ContentFolder } from '../../build/content/content-folder';
import { knowledgeOf } from '../../build/knowledge/knowledge-of';
import { createAssistant } from '../../lambdas/assistant/create-assistant';
import type { Knowledge } from '../../lambdas/assistant/knowledge';
import { QUESTION_SETS, readSet } from '../../lambdas/training/read-examples';
import type { BenchContext } from './context';
import { kilobytes, megabytes, type Measure, type Table } from './report';

const ROUNDS = 5;

const tenths = (value: number, limit?: Measure['limit']): Measure => ({
  value,
  unit: 'ms',
  digits: 2,
  ...(limit && { limit }),
});

/** What the assistant weighs, and how long its answers take, over every question of the test sets. */
export async function measureAssistant({ content: dir }: BenchContext): Promise<Table[]> {
  const folder = new ContentFolder(dir);
  await folder.readAll();
  const { content } = folder.assemble();
  if (!content) throw new Error('The content has problems; run "npm run build" to see them');
  const json = JSON.stringify(knowledgeOf(content));
  const questions = QUESTION_SETS.flatMap(readSet);

  globalThis.gc?.();
  const heapBefore = process.memoryUsage().heapUsed;
  const [parsed, parse] = timed(() => JSON.parse(json) as Knowledge);
  const [ask, create] = timed(() => createAssistant(parsed));
  const times: number[] = [];
  const [first] = questions;
  if (!first) throw new Error('There are no questions');
  const firstStart = cpu();
  await ask(first);
  const firstTime = cpu() - firstStart;
  for (let round = 0; round < ROUNDS; round++) {
    for (const question of questions) {
      const start = cpu();
      await ask(question);
      times.push(cpu() - start);
    }
  }
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed - heapBefore;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0;
  return [
    {
      title: 'Assistant',
      head: ['What', 'Measured'],
      rows: [
        ['knowledge file', kilobytes(Buffer.byteLength(json))],
        ['parse it', tenths(parse)],
        ['create the assistant', tenths(create)],
        ['first answer, CPU', tenths(firstTime)],
        ['answer, CPU, median', tenths(at(0.5))],
        ['answer, CPU, p99', tenths(at(0.99), { atMost: 20 })],
        ['answer, CPU, slowest', tenths(at(1))],
        ['memory, with all it remembers', megabytes(heap, { atMost: 30 })],
      ],
      note: `${questions.length} questions of the test sets, ${ROUNDS} times, one after the other.${globalThis.gc ? '' : ' Memory without a forced collection: run node with --expose-gc for the figure alone.'}`,
    },
  ];
}

function timed<T>(act: () => T): [T, number] {
  const start = performance.now();
  const result = act();
  return [result, performance.now() - start];
}

/** Milliseconds of processor time that this process has used. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
