import { CommandError } from '../../content/core/command-line';

/**
 * What the stack says of itself in its output `Commits`: the commit that is live, then those that
 * one could go back to, the latest first.
 */
export type Commits = readonly string[];

/** In the place of a commit where what was deployed was in none. */
export const UNCOMMITTED = 'uncommitted';

const KEPT = 10;

/**
 * The same when another commit is live. Where that has been live before, what came after it is
 * forgotten: it was gone back from.
 */
export function commitsAfter(commits: Commits, live: string): string[] {
  const at = commits.indexOf(live);
  const before = at < 0 ? commits : commits.slice(at + 1);
  return [live, ...before.filter((commit) => commit !== UNCOMMITTED)].slice(0, KEPT);
}

/**
 * Goes back to the commit before, or to the one that is wanted.
 *
 * @throws CommandError where there is neither.
 */
export function planRollback(
  commits: Commits,
  wanted: string | undefined,
): { commit: string; from: string } {
  const [from = 'an unknown commit', before] = commits;
  const commit = wanted ?? before;
  if (commit !== undefined) return { commit, from };
  throw new CommandError(
    `Live is ${from}, and the stack knows of nothing before it. Name a commit: npm run rollback -- <commit>`,
  );
}
