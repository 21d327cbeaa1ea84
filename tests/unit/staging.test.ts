import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ContentError } from '../../content/core/problem';
import { openStaging } from '../../build/files/staging';
import { filesBelow } from '../support/content';
import { temporaryFolder } from '../support/temporary-folder';

async function outWith(files: Readonly<Record<string, string>>): Promise<string> {
  const out = join(await temporaryFolder(), 'dist');
  await mkdir(out);
  for (const [name, text] of Object.entries(files)) await writeFile(join(out, name), text);
  return out;
}

describe('a build that succeeds', () => {
  test('replaces the whole folder and leaves nothing beside it', async () => {
    const out = await outWith({ 'old.html': 'old', 'index.html': 'old' });
    const staging = await openStaging(out);
    await staging.write('index.html', 'new');
    await staging.write('a/b/c.bin', new Uint8Array([0, 255]));
    await staging.commit();
    await staging.close();
    expect(await filesBelow(join(out, '..'))).toEqual(['dist/a/b/c.bin', 'dist/index.html']);
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('new');
    expect([...(await readFile(join(out, 'a/b/c.bin')))]).toEqual([0, 255]);
    expect(existsSync(`${out}.next`)).toBe(false);
    expect(existsSync(`${out}.old`)).toBe(false);
  });

  test('makes the folder and those above it where there was none', async () => {
    const out = join(await temporaryFolder(), 'some/where/dist');
    const staging = await openStaging(out);
    await staging.write('index.html', 'new');
    await staging.commit();
    await staging.close();
    expect(await filesBelow(out)).toEqual(['index.html']);
  });

  test('writes nothing into the old folder before all is there', async () => {
    const out = await outWith({ 'index.html': 'old' });
    const staging = await openStaging(out);
    await staging.write('index.html', 'new');
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('old');
    await staging.close();
  });
});

describe('a build that fails', () => {
  test('leaves the old folder as it was and nothing beside it', async () => {
    const out = await outWith({ 'index.html': 'old' });
    const staging = await openStaging(out);
    await staging.write('index.html', 'new');
    await staging.close();
    expect(await filesBelow(join(out, '..'))).toEqual(['dist/index.html']);
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('old');
    expect(existsSync(`${out}.next`)).toBe(false);
  });
});

describe('a build that was killed', () => {
  test('between the two renamings is mended by the next one', async () => {
    const out = join(await temporaryFolder(), 'dist');
    await mkdir(`${out}.old`);
    await writeFile(join(`${out}.old`, 'index.html'), 'old');
    const staging = await openStaging(out);
    await staging.close();
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('old');
  });

  test('half way leaves nothing of itself in the next one', async () => {
    const out = await outWith({ 'index.html': 'old' });
    await mkdir(`${out}.next`);
    await writeFile(join(`${out}.next`, 'half.html'), 'half');
    const staging = await openStaging(out);
    await staging.write('index.html', 'new');
    await staging.commit();
    await staging.close();
    expect(await filesBelow(out)).toEqual(['index.html']);
  });
});

describe('a folder that cannot be written', () => {
  test('is told as the author’s problem, by name and reason', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const opening = openStaging(join(file, 'dist'));
    await expect(opening).rejects.toBeInstanceOf(ContentError);
    await expect(opening).rejects.toMatchObject({
      problems: [
        {
          file: expect.stringMatching(/file\/dist$/),
          what: 'output folder cannot be written',
          found: expect.stringMatching(/^(?:ENOTDIR|EEXIST)/),
          fix: expect.stringContaining('--out'),
        },
      ],
    });
  });
});
