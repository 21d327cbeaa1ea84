import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];

/** An empty folder that is gone when the test file has run. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'));
  folders.push(folder);
  return folder;
}

// Runs with the first file only where a project does not isolate its files.
afterAll(removeTemporaryFolders);

export async function removeTemporaryFolders(): Promise<void> {
  await Promise.all(
    folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })),
  );
}
