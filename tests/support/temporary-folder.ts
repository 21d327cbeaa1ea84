import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterFile } from './leftovers';

/** An empty folder that is gone when the test file has run. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
