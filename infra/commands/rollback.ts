import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_STAGE } from '../configuration/read-stage';
import { planRollback } from './deployments';
import { deploymentsOf, git } from './git';
import { command, run, StepError } from './run';

/**
 * `npm run rollback`: deploys the commit that was live before, as it was, in a working copy of its
 * own; an argument names another one.
 */
function rollback(): void {
  const stage = process.env.STAGE || DEFAULT_STAGE;
  const [wanted, ...args] = process.argv.slice(2).filter((arg) => arg !== '--');
  const plan = planRollback(deploymentsOf(stage), wanted?.startsWith('-') ? undefined : wanted);
  if (plan.kind === 'impossible') throw new StepError(plan.why);
  console.log(`Back from ${describe(plan.from)}\n       to ${describe(plan.commit)}`);
  const dir = join(mkdtempSync(join(tmpdir(), 'rollback-')), 'site');
  try {
    run('git', ['worktree', 'add', '--detach', dir, plan.commit]);
    run('npm', ['ci'], { cwd: dir });
    run('npm', ['run', 'deploy', '--', ...(wanted?.startsWith('-') ? [wanted] : []), ...args], {
      cwd: dir,
      env: { STAGE: stage },
    });
  } finally {
    rmSync(join(dir, '..'), { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

const describe = (commit: string): string => git('log', '-1', '--format=%h %cs %s', commit);

await command(rollback, []);
