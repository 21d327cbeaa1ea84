import { execFileSync } from 'node:child_process';
import type { Deployment } from './deployments';

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

export const deploymentsOf = (stage: string): Deployment[] =>
  git('for-each-ref', '--format=%(refname:strip=2) %(objectname)', `refs/tags/deployed/${stage}/`)
    .split('\n')
    .flatMap((line) => {
      const [tag = '', commit = ''] = line.split(' ');
      return commit === '' ? [] : [{ tag, commit }];
    });
