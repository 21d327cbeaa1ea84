import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from '../../build/files/lock';
import { temporaryFolder } from '../support/temporary-folder';

const LIVING = String(process.ppid);
/** No system counts so far. */
const DEAD = '99999999';

const lockBy = async (holder?: string): Promise<string> => {
  const folder = join(await temporaryFolder(), 'dist');
  if (holder !== undefined) await writeFile(`${folder}.lock`, holder);
  return folder;
};

test('a lock names its process and is gone when it is released', async () => {
  const folder = await lockBy();
  const lock = await lockFolder(folder);
  expect(await readFile(`${folder}.lock`, 'utf8')).toBe(String(process.pid));
  await lock.assertHeld();
  await lock.release();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test('a lock of a living process is waited for, and told of once', async () => {
  const folder = await lockBy(LIVING);
  const told: number[] = [];
  let held = false;
  const waiting = lockFolder(folder, (holder) => told.push(holder)).then((lock) => {
    held = true;
    return lock;
  });
  await expect.poll(() => told).toEqual([Number(LIVING)]);
  expect(held).toBe(false);
  await rm(`${folder}.lock`);
  await (await waiting).release();
  expect(told).toHaveLength(1);
});

test.each([DEAD, '', 'no number'])('a lock left by %j is taken over', async (holder) => {
  const folder = await lockBy(holder);
  const lock = await lockFolder(folder);
  expect(await readFile(`${folder}.lock`, 'utf8')).toBe(String(process.pid));
  await lock.release();
});

test('whoever has lost a lock is told before writing', async () => {
  const folder = await lockBy();
  const lock = await lockFolder(folder);
  await writeFile(`${folder}.lock`, LIVING);
  await expect(lock.assertHeld()).rejects.toThrow(`held by ${LIVING}`);
});
