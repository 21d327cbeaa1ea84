import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { terminalProgress } from '../../build/command-line/progress';

function stream(isTTY: boolean): { stream: NodeJS.WriteStream; written: () => string } {
  let text = '';
  const writable = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  return {
    stream: Object.assign(writable, { isTTY }) as unknown as NodeJS.WriteStream,
    written: () => text,
  };
}

describe('on a terminal', () => {
  test('progress is one line that is drawn over and gone at the end', () => {
    const { stream: out, written } = stream(true);
    const progress = terminalProgress(out);
    progress.stage('load');
    progress.count('render', 3, 10);
    expect(written()).toContain('load');
    expect(written()).toContain('render 3/10');
    expect(written()).not.toContain('\n');
    progress.end();
    expect(written().endsWith('\r\x1b[K')).toBe(true);
  });
});

describe('in a log', () => {
  test('a long count is told in tenths, on lines of their own', () => {
    const { stream: out, written } = stream(false);
    const progress = terminalProgress(out);
    progress.stage('load');
    for (let done = 1; done <= 5000; done++) progress.count('render', done, 5000);
    progress.end();
    const lines = written().trimEnd().split('\n');
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('render 500/5000');
    expect(lines.at(-1)).toBe('render 5000/5000');
    expect(written()).not.toContain('\x1b');
  });

  test('a short count is not told', () => {
    const { stream: out, written } = stream(false);
    const progress = terminalProgress(out);
    progress.count('render', 54, 54);
    progress.end();
    expect(written()).toBe('');
  });

  test('each count begins anew', () => {
    const { stream: out, written } = stream(false);
    const progress = terminalProgress(out);
    for (const name of ['render', 'cards']) {
      for (let done = 1; done <= 1000; done++) progress.count(name, done, 1000);
    }
    expect(written().match(/^render /gm)).toHaveLength(10);
    expect(written().match(/^cards /gm)).toHaveLength(10);
  });
});
