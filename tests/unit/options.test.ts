import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../../build/command-line/options';
import { UsageError } from '../../content/core/command-line';
import { temporaryFolder } from '../support/temporary-folder';

const OUT = '/tmp/a-folder-that-no-test-makes';
const read = (args: string, env: NodeJS.ProcessEnv = {}) =>
  readOptions(['build', '--out', OUT, ...args.split(' ').filter(Boolean)], env);

const refusal = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('the command line', () => {
  test('needs a command alone', () => {
    expect(readOptions(['build'], {})).toEqual({
      command: 'build',
      content: resolve('content'),
      out: resolve('dist'),
      siteUrl: undefined,
      json: false,
      strict: false,
      cards: true,
      port: 4173,
    });
  });

  test('takes content, output, address, JSON, cards and port', () => {
    expect(
      read('--content /tmp/c --site-url https://a.example --json --strict --no-cards', {
        PORT: '8080',
      }),
    ).toEqual({
      command: 'build',
      content: '/tmp/c',
      out: OUT,
      siteUrl: 'https://a.example',
      json: true,
      strict: true,
      cards: false,
      port: 8080,
    });
  });

  test('takes the address from SITE_URL too, and prefers the flag', () => {
    expect(read('', { SITE_URL: 'https://b.example' }).siteUrl).toBe('https://b.example');
    expect(read('--site-url https://a.example', { SITE_URL: 'https://b.example' }).siteUrl).toBe(
      'https://a.example',
    );
    expect(read('', { SITE_URL: '' }).siteUrl).toBeUndefined();
  });

  test('takes an address with a slash at its end', () => {
    expect(read('--site-url http://localhost:4173/').siteUrl).toBe('http://localhost:4173');
  });

  test('takes a port by its flag before that of the environment', () => {
    expect(read('--port 3000', { PORT: '4000' }).port).toBe(3000);
  });

  test('takes an empty PORT for none', () => {
    expect(read('', { PORT: '' }).port).toBe(4173);
  });
});

describe('the command line refuses, and says what it expects,', () => {
  test.for([
    ['no command', [], 'Unknown command "". Usage: npm run build|dev|start '],
    ['an unknown command', ['bild'], 'Unknown command "bild". Usage: npm run build|dev|start '],
    ['two commands', ['build', 'start'], "Unexpected argument 'start'. Usage: npm run build "],
  ] as const)('%s', ([, args, message]) => {
    expect(refusal(() => readOptions(args, {}))).toContain(message);
  });

  test.for(['--contents', '--output=x', '-x', '--json=yes', '--content', '--site-url'])(
    'the flag %s',
    (flag) => {
      const message = refusal(() => readOptions(['build', flag], {}));
      expect(message).toContain(flag.split('=', 1)[0]);
      expect(message).toContain('Usage: npm run build -- [options]');
    },
  );

  test.for([
    'www.example.com',
    'ftp://www.example.com',
    'https://www.example.com/site',
    'https://www.example.com/?a',
    'https://www.example.com/#a',
    'javascript:alert(1)',
  ])('the address %s', (address) => {
    for (const run of [
      () => read(`--site-url ${address}`),
      () => read('', { SITE_URL: address }),
    ]) {
      const message = refusal(run);
      expect(message).toContain(JSON.stringify(address));
      expect(message).toContain('https://www.example.com');
    }
  });

  test.for(['http', '-1', '65536', '80.5', 'NaN', ' '])('the port %j', (port) => {
    const message = refusal(() => read('', { PORT: port }));
    expect(message).toContain(`The port is ${JSON.stringify(port)}`);
    expect(message).toContain('from 0 to 65535');
  });

  test.for(['.', '..', 'content', 'content/pages', '/'])('to replace the folder %s', (out) => {
    expect(refusal(() => readOptions(['build', '--out', out], {}))).toContain('--out');
  });

  test('to replace a folder of somebody else’s files', async () => {
    const out = await temporaryFolder();
    await writeFile(join(out, 'thesis.txt'), 'the only copy');
    const message = refusal(() => readOptions(['build', '--out', out], {}));
    expect(message).toContain(out);
    expect(message).toContain('holds files that no build wrote');
  });

  test('to replace somebody else’s site', async () => {
    const out = await temporaryFolder();
    await writeFile(join(out, 'index.html'), '<!DOCTYPE html><title>Mine</title>');
    expect(refusal(() => readOptions(['build', '--out', out], {}))).toContain('no build wrote');
  });

  test('to replace a file', async () => {
    const out = join(await temporaryFolder(), 'file');
    await writeFile(out, '');
    expect(refusal(() => readOptions(['build', '--out', out], {}))).toContain('is a file');
  });
});

describe('the command line lets a build write', () => {
  test('into an empty folder', async () => {
    const out = join(await temporaryFolder(), 'dist');
    await mkdir(out);
    expect(readOptions(['build', '--out', out], {}).out).toBe(out);
  });

  test('over what a build has written', async () => {
    const out = await temporaryFolder();
    await writeFile(join(out, 'index.html'), '<script id="structured-data"></script>');
    expect(readOptions(['build', '--out', out], {}).out).toBe(out);
  });
});
