import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../../content/core/project';

/** One line of the table of statuses in docs/api.md. */
interface DocumentedStatus {
  status: number;
  code: string | undefined;
}

/** Every status that the API may answer, from the one table that says so. */
export function documentedStatuses(): DocumentedStatus[] {
  const text = readFileSync(join(PROJECT, 'docs/api.md'), 'utf8');
  return [...text.matchAll(/^\| (\d{3}) \| (?:`([a-z-]+)`)?/gm)].map(([, status, code]) => ({
    status: Number(status),
    code,
  }));
}
