import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readArguments, UsageError } from '../../content/core/command-line';
import { PROJECT } from '../../content/core/project';

const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Runs a script of package.json as npm does. */
function runScript(name: string, ...args: string[]) {
  const child = spawn('sh', ['-c', `${scripts[name]} "$@"`, 'sh', ...args], {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.errors += text));
  return new Promise<typeof printed & { code: number | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...printed }));
  });
}

describe.concurrent.for([
  'build',
  'dev',
  'start',
  'new',
  'schema',
  'chat',
  'train',
  'chat:unanswered',
  'chat:leads',
  'deploy',
  'rollback',
  'smoke',
])('npm run %s', (name) => {
  test('--help prints how it is used', { timeout: 60_000 }, async ({ expect }) => {
    const { code, out, errors } = await runScript(name, '--help');
    expect([code, errors]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: npm run ${name} `));
  });

  test('refuses an option it does not have, in one line', { timeout: 60_000 }, async ({
    expect,
  }) => {
    const { code, out, errors } = await runScript(name, '--nonsense');
    expect([code, out]).toEqual([1, '']);
    expect(errors).toMatch(
      new RegExp(`^Unknown option '--nonsense'\\. Usage: npm run ${name} .*\\n$`),
    );
  });
});

describe('a command line', () => {
  const usage = 'Usage: show [--days DAYS]\n  --days DAYS   how far to look back';
  const read = (...args: string[]) =>
    readArguments({ usage, options: { days: { type: 'string', default: '30' } } }, args);

  test('is read', () => {
    expect(read('--days', '7').values.days).toBe('7');
    expect(read().values.days).toBe('30');
  });

  test.for([
    [['--days'], "Option '--days <value>' argument missing. Usage: show [--days DAYS]"],
    [['--days', '--x'], "Option '--days' argument is ambiguous. Usage: show [--days DAYS]"],
    [['seven'], "Unexpected argument 'seven'. Usage: show [--days DAYS]"],
  ] as const)('that is wrong (%s) is told in one line', ([args, told]) => {
    expect(() => read(...args)).toThrow(new UsageError(told));
  });

  test('hands on what follows --, an option of another program included', () => {
    const { positionals } = readArguments({ usage, options: {}, positionals: true }, [
      'one',
      '--',
      '--help',
    ]);
    expect(positionals).toEqual(['one', '--help']);
  });
});
