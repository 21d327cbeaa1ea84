import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readArguments, UsageError } from '../../content/core/command-line';
import { PROJECT } from '../../content/core/project';
import { type Run, runProgram, runScript } from '../support/run-script';

const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Runs a script of package.json as npm does, in this process where that can be. */
function run(name: string, ...args: string[]): Promise<Run> {
  const [, script] = /^node --import tsx (\S+)/.exec(scripts[name] ?? '') ?? [];
  return script === undefined
    ? runProgram('sh', ['-c', `${scripts[name]} "$@"`, 'sh', ...args])
    : runScript(script, args);
}

const NAMES = [
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
];

test.for(NAMES)('npm run %s --help prints how it is used', async (name) => {
  const { code, stdout, stderr } = await run(name, '--help');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(new RegExp(`^Usage: npm run ${name} `));
});

test.for(NAMES)('npm run %s refuses an option it does not have, in one line', async (name) => {
  const { code, stdout, stderr } = await run(name, '--nonsense');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    new RegExp(`^Unknown option '--nonsense'\\. Usage: npm run ${name} .*\\n$`),
  );
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

test('a command that Ctrl-C has ended says so once, though the signal reaches it afterwards', async () => {
  const { code, stderr } = await runProgram(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    `import { CommandError, INTERRUPTED, runCommand } from './content/core/command-line.ts';
    setTimeout(() => undefined, 100);
    process.nextTick(() => process.kill(process.pid, 'SIGINT'));
    await runCommand(() => { throw new CommandError('npm ci was interrupted', INTERRUPTED); });`,
  ]);
  expect([code, stderr]).toEqual([130, 'npm ci was interrupted\n']);
});
