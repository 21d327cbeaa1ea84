import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { knowledgeFileOf } from '../../build/knowledge/knowledge-file';
import { createAssistant } from '../../lambdas/assistant/create-assistant';
import { readKnowledge } from '../../lambdas/assistant/read-knowledge';
import { committedWeights } from '../../lambdas/assistant/weights-file';
import { EXAMS, expecting, holdExam, type Marked, readExam, share } from '../training/exam';
import { SITE } from './generator';
import { megabytes, milliseconds, printTable, quantile } from './table';

const QUESTION_LIMIT = 20;
const MEMORY_LIMIT = 40_000_000;

/** How well the assistant answers questions that nothing learns from, and what an answer costs. */
export async function measureAssistant(): Promise<void> {
  const memory = await memoryOfAssistant();
  const knowledge = readKnowledge(knowledgeFileOf(SITE));
  const started = cpuTime();
  const own = createAssistant(knowledge, committedWeights());
  const reading = cpuTime() - started;
  const times: number[] = [];
  const decide: typeof own.decide = (question) => {
    const asked = cpuTime();
    const verdict = own.decide(question);
    times.push(cpuTime() - asked);
    return verdict;
  };
  const rows: string[][] = [];
  for (const set of readdirSync(EXAMS).filter((file) => file.endsWith('.jsonl'))) {
    const name = basename(set, '.jsonl');
    const marked = await holdExam({ ...own, decide }, knowledge.passages, readExam(name));
    if (expecting(marked, /^(?:answer|refuse|people)/).length === 0) continue;
    rows.push([name, ...sharesOf(marked)]);
  }
  const head = [
    'in scope: right',
    'or choices',
    'wrong',
    'sv',
    'en',
    'refused',
    'people met',
    'or may pick',
  ];
  printTable(['exam, per cent', ...head], rows);
  const spread = [0.5, 0.99].map((part) => milliseconds(quantile(times, part), QUESTION_LIMIT));
  printTable(
    ['cost', 'CPU: reading the knowledge', 'a question, median', 'p99', 'heap and buffers'],
    [['', milliseconds(reading), ...spread, megabytes(memory, MEMORY_LIMIT)]],
  );
}

/** In the order of the table's head. */
function sharesOf(marked: readonly Marked[]): string[] {
  const answers = expecting(marked, /^answer|job$/);
  const people = expecting(marked, /^people/);
  const askedIn = (code: string): Marked[] =>
    answers.filter(({ question }) => question.language === code);
  return [
    share(answers, 'right'),
    share(answers, 'right', 'among choices'),
    share(answers, 'wrong'),
    share(askedIn('sv'), 'right'),
    share(askedIn('en'), 'right'),
    share(expecting(marked, /^refuse/), 'right'),
    share(people, 'right'),
    share(people, 'right', 'among choices'),
  ].map((value) => value.toFixed(0));
}

/** What an assistant keeps once it has answered, in bytes: neither knowledge nor weights as they were read. */
async function memoryOfAssistant(): Promise<number> {
  const make = () => createAssistant(readKnowledge(knowledgeFileOf(SITE)), committedWeights());
  const before = memoryInUse();
  const own = make();
  await own.answer({ text: 'Vad kostar en webbplats?', language: 'sv', history: [] });
  const held = memoryInUse() - before;
  own.decide({ text: 'Hej', language: 'sv', history: [] });
  return held;
}

/** Heap and buffers after a collection, in bytes. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Of this process, in milliseconds. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
