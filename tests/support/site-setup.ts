import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from '../../build/assembly/build-site';
import { readOptions } from '../../build/command-line/options';
import { silent } from '../../build/command-line/progress';
import { CONTENT, FIXTURE } from './content';

declare module 'vitest' {
  interface ProvidedContext {
    /** Output folder of the site as its content is today. */
    site: string;
    /** Output folder of the fixture. */
    fixture: string;
  }
}

/** Builds the site and the fixture once for all test files that only read what was written. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'));
  for (const [name, content] of [
    ['site', CONTENT],
    ['fixture', FIXTURE],
  ] as const) {
    const out = join(folder, name);
    const args = ['build', '--content', content, '--out', out, '--no-cards'];
    await buildSite(readOptions(args, {}), silent);
    project.provide(name, out);
  }
  return () => rm(folder, { recursive: true, force: true });
}
