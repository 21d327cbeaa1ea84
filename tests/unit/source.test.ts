import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { displayPath } from '../../content/core/display-path';
import { lineOf, readSource } from '../../build/content/source';
import { temporaryFolder } from '../support/temporary-folder';

async function read(bytes: string | Uint8Array) {
  const path = join(await temporaryFolder(), 'text.md');
  await writeFile(path, bytes);
  return readSource(path);
}

describe('a content file', () => {
  test('is read with å, ä, ö and emoji', async () => {
    expect(await read('Åäö 🔦\n')).toMatchObject({ text: 'Åäö 🔦\n' });
  });

  test('saved on Windows reads like one saved elsewhere', async () => {
    expect(await read('\ufeff---\r\ntitle: x\r\n---\r\n')).toMatchObject({
      text: '---\ntitle: x\n---\n',
    });
  });

  test('in another encoding is refused on the first line that shows it', async () => {
    const text = Buffer.concat([
      Buffer.from('Första raden är god\noch den andra\n'),
      Buffer.from('tredje är Latin-1\n', 'latin1'),
      Buffer.from('fjärde också\n', 'latin1'),
    ]);
    expect(await read(text)).toMatchObject({
      line: 3,
      what: 'not UTF-8',
      found: 'bytes of another encoding',
      expected: 'text saved as UTF-8',
      fix: 'save the file again as UTF-8',
    });
  });

  test('in another encoding is refused when only its last line shows it', async () => {
    expect(await read(Buffer.from([0x61, 0x0a, 0x62, 0x0a, 0xe5]))).toMatchObject({ line: 3 });
  });

  test('saved as UTF-16 is refused on its first line', async () => {
    expect(await read(Buffer.from('\ufefftitle: x', 'utf16le'))).toMatchObject({
      line: 1,
      what: 'not UTF-8',
    });
  });

  test('of many megabytes is refused before Markdown takes the stack with it', async () => {
    expect(await read(Buffer.alloc(3_000_000, 'a'))).toMatchObject({
      what: 'very long text',
      found: '3.0 MB',
    });
  });

  test('is named as its author knows it', () => {
    expect(displayPath(join(process.cwd(), 'content/pages/a.md'))).toBe('content/pages/a.md');
  });
});

describe('the line of a text', () => {
  test('counts from one', () => {
    expect(lineOf('a\nb\nc', 'a')).toBe(1);
    expect(lineOf('a\nb\nc', 'c')).toBe(3);
  });

  test('is that of the first word where the text begins with a line break', () => {
    expect(lineOf('a\ntitle: x\n', '\ntitle:')).toBe(2);
  });

  test('is 0 where it does not stand', () => {
    expect(lineOf('a\nb', 'x')).toBe(0);
  });

  test('is that of the whole word, not of a longer one above', () => {
    expect(lineOf('(/about-us)\n(/about)\n', '/about')).toBe(2);
  });
});
