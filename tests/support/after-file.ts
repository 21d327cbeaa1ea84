import { afterAll, vi } from 'vitest';
import { putLeftoversAway } from './leftovers';

afterAll(async () => {
  vi.restoreAllMocks();
  await putLeftoversAway();
});
