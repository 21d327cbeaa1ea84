import { execFileSync } from 'node:child_process';

/** What a command of git prints. Throws where there is no git, no repository, or it fails. */
export const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The commit that is checked out, and whether files differ from it; undefined outside of git. */
export function checkedOut(): { commit: string; isClean: boolean } | undefined {
  try {
    return { commit: git('rev-parse', 'HEAD'), isClean: git('status', '--porcelain') === '' };
  } catch {
    return undefined;
  }
}

export function isKnown(commit: string): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}
