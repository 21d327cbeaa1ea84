import { buildSite } from '../../../build/build-site';
import { silent } from '../../../build/progress';
import { prepare } from '../../../infra/release/prepare';
import { join } from 'node:path';
import { BUILT, PROJECT } from './site';
import { STAGES, VARIANTS } from './configurations';
import { writeDeployment } from './deployments';

/** Builds the site once, and makes every variant's deployment of it. */
export default async function setup(): Promise<void> {
  await buildSite(
    {
      command: 'build',
      content: join(PROJECT, 'content'),
      out: BUILT,
      siteUrl: undefined,
      json: false,
      cards: false,
      port: 0,
    },
    silent,
  );
  for (const variant of VARIANTS) {
    await writeDeployment(variant, await prepare(STAGES[variant], BUILT, `test-${variant}`));
  }
}
