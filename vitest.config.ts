import { availableParallelism } from 'node:os';
import { type TestProjectInlineConfiguration, defineConfig } from 'vitest/config';

const testsIn = (folder: string): string[] => [`tests/${folder}/**/*.test.{ts,tsx}`];

const project = (
  name: string,
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: testsIn(name),
    setupFiles: 'tests/support/after-file.ts',
    // For what hangs; a busy machine takes long for what is well.
    testTimeout: 180_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    ...options,
  },
});

/** What files import is loaded once a worker, not anew for each: half of the time of small tests. */
const SHARED = { isolate: false };

/** All projects run without a browser; those of built sites have these built once, first of all. */
export default defineConfig({
  test: {
    // By default a core is left idle, which is half of the small machines.
    maxWorkers: availableParallelism(),
    projects: [
      // One project, for each one reads and loads for itself what its files import.
      project('code', { ...SHARED, include: testsIn('{unit,backend}') }),
      {
        // React as it ships: its development build spends a tenth of this project's time on traces.
        ...project('site', {
          globalSetup: 'tests/support/site-setup.ts',
          env: { NODE_ENV: 'production' },
          ...SHARED,
        }),
        oxc: { jsx: { development: false } },
      },
      project('specification', { globalSetup: 'tests/support/site-setup.ts' }),
      project('infra', { globalSetup: 'tests/support/infra/global-setup.ts', ...SHARED }),
      project('thorough', { globalSetup: 'tests/support/infra/global-setup.ts' }),
      project('training'),
    ],
  },
});
