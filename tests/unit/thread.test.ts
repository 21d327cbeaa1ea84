import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { bundleForNode } from '../../build/bundle/bundle-for-node';
import { Thread } from '../../build/threads/thread';
import { PROJECT } from '../../build/project';
import { temporaryFolder } from '../support/temporary-folder';

/** Doubles numbers, the larger the sooner; refuses negative ones; ends at zero; gives buffers back. */
const ANSWERS = `
import { answerQuestions } from ${JSON.stringify(join(PROJECT, 'build/threads/answer-questions.ts'))};
answerQuestions(async (question) => {
  if (question === 0) process.exit();
  if (question < 0) throw new RangeError('below zero');
  if (typeof question !== 'number') return question;
  await new Promise((resolve) => setTimeout(resolve, 20 / question));
  return question * 2;
}, (answer) => (typeof answer === 'number' ? [] : [answer.buffer]));
`;

let threads: Thread<number | Uint8Array, unknown>[] = [];

afterEach(async () => {
  await Promise.all(threads.map((thread) => thread.close()));
  threads = [];
});

async function start() {
  const entry = join(await temporaryFolder(), 'answers.ts');
  await writeFile(entry, ANSWERS);
  const file = await bundleForNode('test-thread', { entryPoints: [entry], format: 'esm' });
  const thread = new Thread<number | Uint8Array, unknown>(file);
  threads.push(thread);
  return thread;
}

test('a thread answers several questions in their order, whichever takes longer', async () => {
  const thread = await start();
  const told: unknown[] = [];
  const ask = async (question: number) => told.push(await thread.ask(question));
  await Promise.all([ask(1), ask(2), ask(20)]);
  expect(told).toEqual([2, 4, 40]);
});

test('a buffer given to a thread, and given back by it, is moved and not copied', async () => {
  const thread = await start();
  const bytes = new Uint8Array([1, 2, 3]);
  const answer = thread.ask(bytes, [bytes.buffer]);
  expect(bytes).toHaveLength(0);
  expect(await answer).toEqual(new Uint8Array([1, 2, 3]));
});

test('a thread that throws refuses the question, those under way and all later ones', async () => {
  const thread = await start();
  const [before, bad, after] = [thread.ask(3), thread.ask(-1), thread.ask(4)];
  expect(await before).toBe(6);
  await expect(bad).rejects.toThrow(RangeError);
  await expect(after).rejects.toThrow('below zero');
  await thread.close();
  await expect(thread.ask(5)).rejects.toThrow('below zero');
});

test('a thread that ends refuses what it has not answered', async () => {
  const thread = await start();
  await expect(thread.ask(0)).rejects.toThrow('The thread has ended');
  const closed = await start();
  const answer = closed.ask(1);
  await closed.close();
  await expect(answer).rejects.toThrow('The thread has ended');
});
