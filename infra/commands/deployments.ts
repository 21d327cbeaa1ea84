/** A deployment as its git tag tells of it. */
export interface Deployment {
  tag: string;
  commit: string;
}

/** Tag of a deployment; they sort by time. */
export const deploymentTag = (stage: string, at: Date): string =>
  `deployed/${stage}/${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

/** What a rollback would do. */
export type RollbackPlan =
  | { kind: 'deploy'; commit: string; from: string }
  | { kind: 'impossible'; why: string };

/**
 * Which commit to go back to: the one before the present one, however often that was deployed, or
 * the one that is wanted.
 */
export function planRollback(
  deployments: readonly Deployment[],
  wanted: string | undefined,
): RollbackPlan {
  const newestFirst = [...deployments].sort((a, b) => (a.tag < b.tag ? 1 : -1));
  const [present] = newestFirst;
  if (!present) {
    return {
      kind: 'impossible',
      why: 'Nothing is known to have been deployed from here. Fetch the tags of other machines (git fetch --tags), or name a commit: npm run rollback -- <commit>',
    };
  }
  if (wanted !== undefined) return { kind: 'deploy', commit: wanted, from: present.commit };
  const before = newestFirst.find(({ commit }) => commit !== present.commit);
  return before
    ? { kind: 'deploy', commit: before.commit, from: present.commit }
    : {
        kind: 'impossible',
        why: `Only ${present.commit.slice(0, 9)} has been deployed. Name another commit: npm run rollback -- <commit>`,
      };
}
