import { afterAll, vi } from 'vitest';
import { removeTemporaryFolders } from './temporary-folder';

// Files share what they import, so what a file leaves behind is put away after each.
afterAll(async () => {
  vi.restoreAllMocks();
  await removeTemporaryFolders();
});
