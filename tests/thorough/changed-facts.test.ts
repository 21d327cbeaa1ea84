import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../content/core/project';
import { CONTENT, editedContent, filesBelow } from '../support/content';
import { runProgram } from '../support/run-script';

/** Every price and time a little more, and another telephone number. */
const changed = (text: string): string =>
  text
    .replace(/(?<=\bkr: (?:\[\d+, )?)\d+/g, (kr) => String(Number(kr) + 50))
    .replace(/(?<=\b(?:weeks|months|days): (?:\[\d+, )?)\d+/g, (time) => String(Number(time) + 1))
    .replace(/(?<=\bphone(?:International)?: .*)\d(?=\D*$)/gm, (digit) =>
      String((Number(digit) + 1) % 10),
    );

/** The tests of every day that read the site's own content, or what is built of it. */
async function testsOfContent(): Promise<string[]> {
  const folders = ['unit', 'backend', 'site'].map((folder) => `tests/${folder}/`);
  const names = (await filesBelow(join(PROJECT, 'tests'))).map((name) => `tests/${name}`);
  const tests = names.filter(
    (name) => /\.test\.tsx?$/.test(name) && folders.some((folder) => name.startsWith(folder)),
  );
  const reads = /\b(?:CONTENT|ownAssistant|committedAssistant)\b|inject\('site'\)/;
  const read = await Promise.all(tests.map((name) => readFile(join(PROJECT, name), 'utf8')));
  return tests.filter((_, at) => reads.test(read[at] ?? ''));
}

test('whoever changes prices, times and the telephone number sees no test fail for it', async () => {
  const edit = async (path: string): Promise<void> => {
    const text = await readFile(path, 'utf8');
    const lines = new Set(text.split('\n'));
    const edited = changed(text);
    const names = edited
      .split('\n')
      .flatMap((line) => (lines.has(line) ? [] : line.split(':')[0]?.trim()));
    expect(names).toEqual(expect.arrayContaining(['phone', 'phoneInternational', 'seo', 'rush']));
    await writeFile(path, edited);
  };
  const content = await editedContent({ 'site.yaml': edit }, CONTENT);
  const { code, stdout, stderr } = await runProgram(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...(await testsOfContent())],
    { env: { TEST_CONTENT: content, NO_COLOR: '1' } },
  );
  const failed = `${stdout}${stderr}`.split('\n').filter((line) => line.includes(' FAIL '));
  expect({ code, failed }).toEqual({ code: 0, failed: [] });
});
