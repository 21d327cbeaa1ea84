import { writeFile } from 'node:fs/promises';
import { buildSite } from '../../../build/assembly/build-site';
import { readOptions } from '../../../build/command-line/options';
import { silent } from '../../../build/command-line/progress';
import { readRelease } from '../../../build/files/read-release';
import { bundleEdge, prepare } from '../../../infra/release/prepare';
import { join } from 'node:path';
import { BUILT } from './site';
import { STAGES, VARIANTS } from './configurations';
import { writeDeployment } from './deployments';

/** In the place of social cards that no build has drawn yet; drawing them is not what is tested. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Builds the site once, and makes every variant's deployment of it. */
export default async function setup(): Promise<void> {
  const { cards } = await buildSite(
    readOptions(['build', '--out', BUILT, '--no-cards'], {}),
    silent,
  );
  await Promise.all(cards.left.map(({ path }) => writeFile(join(BUILT, path), PIXEL)));
  const prepared = await prepare(STAGES.plain, BUILT, 'tests');
  const release = await readRelease(BUILT);
  for (const variant of VARIANTS) {
    const edge = await bundleEdge(STAGES[variant], release);
    await writeDeployment(variant, { ...prepared, edge });
  }
}
