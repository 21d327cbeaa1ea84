import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, misused, readArguments, runCommand } from '../../content/core/command-line';
import { DEFAULT_STAGE } from '../configuration/read-stage';
import { CDK_OPTIONS, CDK_USAGE, cdkArguments } from './cdk-arguments';
import { planRollback } from './deployments';
import { deploymentsOf, git } from './git';
import { run } from './run';

const USAGE = `Usage: npm run rollback -- [options] [commit]
${CDK_USAGE}`;

/**
 * `npm run rollback`: deploys the commit that was live before, as it was, in a working copy of its
 * own; an argument names another one.
 */
function rollback(): void {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: CDK_OPTIONS,
    positionals: true,
  });
  const [wanted, tooMuch] = positionals;
  if (tooMuch !== undefined) throw misused(`Unexpected argument '${tooMuch}'`, USAGE);
  const stage = process.env.STAGE || DEFAULT_STAGE;
  const plan = planRollback(deploymentsOf(stage), wanted);
  if (plan.kind === 'impossible') throw new CommandError(plan.why);
  console.log(`Back from ${describe(plan.from)}\n       to ${describe(plan.commit)}`);
  const dir = join(mkdtempSync(join(tmpdir(), 'rollback-')), 'site');
  try {
    run('git', ['worktree', 'add', '--detach', dir, plan.commit]);
    run('npm', ['ci'], { cwd: dir });
    run('npm', ['run', 'deploy', '--', ...cdkArguments(values)], {
      cwd: dir,
      env: { STAGE: stage },
    });
  } finally {
    rmSync(join(dir, '..'), { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

const describe = (commit: string): string => git('log', '-1', '--format=%h %cs %s', commit);

await runCommand(rollback);
