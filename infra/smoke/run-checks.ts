import { caching } from './caching';
import { chat } from './chat';
import type { Check, Fault, Target } from './check';
import { closed } from './closed';
import { compression } from './compression';
import { files } from './files';
import { headers } from './headers';
import { missing } from './missing';
import { routes } from './routes';

export const CHECKS: readonly Check[] = [
  routes,
  missing,
  headers,
  compression,
  caching,
  files,
  closed,
  chat,
];

export interface Outcome {
  check: Check;
  faults: readonly Fault[];
}

/** Runs every check; one that cannot be run has failed. */
export async function runChecks(
  target: Target,
  told: (outcome: Outcome) => void = () => {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of CHECKS) {
    const faults = await check.run(target).catch((error: unknown): Fault[] => [
      {
        what: target.host,
        found: error instanceof Error ? error.message : String(error),
        expected: 'an answer',
      },
    ]);
    const outcome = { check, faults };
    outcomes.push(outcome);
    told(outcome);
  }
  return outcomes;
}

const SHOWN = 8;

/** A check for people: a line where all is well, else what was found and where to look. */
export function describeOutcome({ check, faults }: Outcome): string {
  if (faults.length === 0) return `✓ ${check.name}`;
  return [
    `✗ ${check.name}`,
    ...faults
      .slice(0, SHOWN)
      .map(
        ({ what, found, expected }) =>
          `    ${what} · found ${found.slice(0, 120)} · expected ${expected.slice(0, 120)}`,
      ),
    ...(faults.length > SHOWN ? [`    and ${faults.length - SHOWN} more`] : []),
    `    → ${check.advice}`,
  ].join('\n');
}
