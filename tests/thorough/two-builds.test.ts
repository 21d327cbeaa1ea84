import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../content/core/project';
import { editedContent, replace, runCli } from '../support/content';
import { temporaryFolder } from '../support/temporary-folder';

const PAIRS = 30;

/** Everything in a folder, by a hash of names and bytes. */
async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  for (const file of files.sort()) {
    hash.update(file.slice(folder.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Two builds of the same folder, one of content that changes, with one of them killed now and then. */
test(`${PAIRS} pairs of builds into one folder leave it whole, whichever is killed`, {
  timeout: 300_000,
}, async () => {
  const contents = [await editedContent({})];
  contents.push(await editedContent({ 'site.yaml': replace('kr: 1500', 'kr: 1650') }));
  const out = join(await temporaryFolder(), 'dist');
  const args = (content: string, to: string): string[] => [
    'build',
    '--content',
    content,
    '--out',
    to,
    '--no-cards',
  ];
  const env = { ...process.env, CHAT_PUBLIC_KEY: 'a-key' };
  const whole = new Set<string>();
  for (const content of contents) {
    const alone = join(await temporaryFolder(), 'dist');
    expect((await runCli(args(content, alone), { env: { CHAT_PUBLIC_KEY: 'a-key' } })).code).toBe(
      0,
    );
    whole.add(await hashOf(alone));
  }
  expect(whole.size).toBe(2);
  expect(
    (await runCli(args(contents[0] ?? '', out), { env: { CHAT_PUBLIC_KEY: 'a-key' } })).code,
  ).toBe(0);

  for (let pair = 0; pair < PAIRS; pair++) {
    const builds = contents.map((content) =>
      spawn(process.execPath, ['build/run.mjs', ...args(content, out)], {
        cwd: PROJECT,
        env,
        stdio: 'ignore',
      }),
    );
    const ended = builds.map((build) => once(build, 'exit'));
    // A build takes about a second: each round kills later in it, and every third nobody.
    if (pair % 3 > 0) setTimeout(() => builds[pair % 2]?.kill('SIGKILL'), 50 * pair);
    await Promise.all(ended);
    expect({ pair, isWhole: whole.has(await hashOf(out)) }).toEqual({ pair, isWhole: true });
  }
});
