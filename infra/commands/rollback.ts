import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { misused, readArguments, runCommand } from '../../content/core/command-line';
import { ContentError } from '../../content/core/problem';
import { DEFAULT_STAGE, readStage } from '../configuration/read-stage';
import { CDK_OPTIONS, CDK_USAGE, cdkArguments } from './cdk-arguments';
import { planRollback } from './commits';
import { git, isKnown } from './git';
import { readAccount, readLive } from './read-live';
import { run } from './run';

const USAGE = `Usage: npm run rollback -- [options] [commit]
${CDK_USAGE}`;

/**
 * `npm run rollback`: deploys the commit that was live before, as it was, in a working copy of its
 * own; an argument names another one. What was live, the stack says.
 */
function rollback(): void {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: CDK_OPTIONS,
    positionals: true,
  });
  const [wanted, tooMuch] = positionals;
  if (tooMuch !== undefined) throw misused(`Unexpected argument '${tooMuch}'`, USAGE);
  const stage = readStage(process.env.STAGE || DEFAULT_STAGE);
  const viewer = { region: stage.configuration.region, profile: values.profile };
  readAccount(stage, viewer);
  const { commit, from } = planRollback(readLive(stage, viewer)?.commits ?? [], wanted);
  // Another machine may have deployed it.
  if (!isKnown(commit)) run('git', ['fetch', '--tags', 'origin']);
  console.log(`Back from ${describe(from)}\n       to ${describe(commit)}`);
  const dir = join(mkdtempSync(join(tmpdir(), 'rollback-')), 'site');
  try {
    run('git', ['worktree', 'add', '--detach', dir, commit]);
    run('npm', ['ci'], { cwd: dir });
    run('npm', ['run', 'deploy', '--', ...cdkArguments(values)], {
      cwd: dir,
      env: { STAGE: stage.name },
    });
  } finally {
    rmSync(join(dir, '..'), { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

const describe = (commit: string): string =>
  isKnown(commit) ? git('log', '-1', '--format=%h %cs %s', commit) : commit;

await runCommand(rollback, [ContentError]);
