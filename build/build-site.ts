import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { SocialCard } from '../components/document/document-data';
import type { Site } from '../content/schema/site';
import { LANGUAGE_CODES } from '../content/schema/text';
import { bundleIcons } from './bundle/icons';
import type { ClientBundle } from './bundle/bundle-client';
import type { Bundles } from './bundle/start-bundling';
import { cardFile, cardsOf, drawCards, isDrawn } from './cards/draw-cards';
import { checkLinks } from './check/check-links';
import { checkPlan } from './check/check-plan';
import { servedPaths } from './check/served-paths';
import { warningsSample } from './check/warnings-sample';
import { ContentFolder } from './content/content-folder';
import { withLines } from './content/with-lines';
import { emailServiceFor, exampleIdsWarning } from './email-service';
import { encodeAll } from './images/encode-outputs';
import { readLibrary } from './images/picture-library';
import { type SitePictures, elsewhereWarning, planPictures } from './images/site-pictures';
import type { Options } from './options';
import { type SitePlan, planSite } from './plan/plan-site';
import { siteFiles } from './plan/site-files';
import { ContentError } from './problems';
import type { Progress } from './progress';
import { type Renderers, openRenderers } from './render/renderers';
import { sharedContent } from './shared-content';
import { Stopwatch } from './stopwatch';
import { type Staging, openStaging } from './write/staging';
import { writeKnowledge } from './knowledge/write-knowledge';

/** What a build did. */
export interface BuildSummary {
  site: Site;
  /** What the operator should know although the build succeeded. */
  warnings: readonly string[];
  documents: number;
  /** Bytes of all HTML. */
  htmlBytes: number;
  scripts: ClientBundle['scripts'];
  cards: { drawn: number; left: readonly SocialCard[] };
  /** Milliseconds by stage. */
  stages: Record<string, number>;
}

/**
 * Builds a whole site: load, plan, check, bundle, render, write.
 *
 * @param bundles - begun before, as nothing else takes longer to start.
 * @param bundled - awaited once nothing more is to be bundled but social cards' code.
 * @throws ContentError with every problem of the content; the output is then as it was.
 */
export async function buildSite(
  options: Options,
  progress: Progress,
  bundles: Bundles,
  bundled: () => Promise<void> = async () => {},
): Promise<BuildSummary> {
  const folder = new ContentFolder(options.content);
  const paths = await folder.list();
  const renderers = openRenderers(bundles.threads, paths.length * LANGUAGE_CODES.length);
  try {
    return await build(options, { folder, paths }, bundles, renderers, progress, bundled);
  } finally {
    await renderers.close();
  }
}

async function build(
  options: Options,
  { folder, paths }: { folder: ContentFolder; paths: readonly string[] },
  bundles: Bundles,
  renderers: Renderers,
  progress: Progress,
  bundled: () => Promise<void>,
): Promise<BuildSummary> {
  const time = new Stopwatch();
  progress.stage('load');
  const [library] = await Promise.all([readLibrary(options.content), folder.readAll(paths)]);
  const { content, problems, unread } = folder.assemble();
  problems.push(...library.problems);
  time.lap('load');
  if (!content) throw new ContentError(withLines(problems, options.content));

  const siteUrl = options.siteUrl ?? content.site.brand.url;
  const service = emailServiceFor(options.command, content.site, process.env);
  const plan = planSite(content, siteUrl);
  const pictures = planPictures(content, library);
  time.lap('plan');
  problems.push(...checkPlan(content, plan.documents));
  time.lap('check');

  progress.stage('bundle');
  const client = await bundles.client;
  await bundles.done;
  const icons = await bundleIcons(content.site.brand.colour);
  await bundled();
  time.lap('bundle');

  const staging = await openStaging(options.out);
  try {
    const context = {
      shared: sharedContent(content, siteUrl, service, pictures.local),
      assets: client.assets,
    };
    const [reports, warnings] = await Promise.all([
      renderers.render(plan.documents, {
        context,
        out: staging.dir,
        progress: (done) => progress.count('render', done, plan.documents.length),
      }),
      renderers.warnings(warningsSample(plan.documents), context),
    ]);
    await renderers.close();
    time.lap('render');
    const files = [...client.files, ...icons];
    problems.push(
      ...reports.flatMap((report) => report.problem ?? []),
      ...warnings,
      ...checkLinks(reports, servedPaths(plan, files, unread)),
    );
    time.lap('check');
    if (problems.length > 0) throw new ContentError(withLines(problems, options.content));

    await addPictures(pictures, staging, progress);
    time.lap('pictures');
    await writeRest(staging, plan, content.site, siteUrl, files);
    const cards = await addCards(plan, content.site, staging, options.cards, progress);
    time.lap('cards');
    await staging.commit();
    await writeKnowledge(content, options.out);
    time.lap('write');
    return {
      site: content.site,
      warnings:
        options.command === 'build'
          ? [...exampleIdsWarning(service), ...elsewhereWarning(pictures)]
          : [],
      documents: reports.length,
      htmlBytes: reports.reduce((sum, { bytes }) => sum + bytes, 0),
      scripts: client.scripts,
      cards,
      stages: time.laps,
    };
  } catch (error) {
    await staging.discard();
    throw error;
  }
}

type File = { path: string; bytes: Uint8Array };

async function writeRest(
  staging: Staging,
  plan: SitePlan,
  site: Site,
  siteUrl: string,
  files: readonly File[],
): Promise<void> {
  await Promise.all([
    ...[...siteFiles(plan.documents, site, siteUrl)].map(([path, text]) =>
      staging.write(path, text),
    ),
    ...files.map(({ path, bytes }) => staging.write(path, bytes)),
  ]);
}

/** Puts the pictures that our own host serves into the output. */
async function addPictures(
  { jobs }: SitePictures,
  staging: Staging,
  progress: Progress,
): Promise<void> {
  await encodeAll(jobs, async ({ path }, bytes, done) => {
    progress.count('pictures', done, jobs.length);
    await staging.write(path, bytes);
  });
}

/** Puts the social cards into the output: all of them, or those that were drawn by an earlier build. */
async function addCards(
  { documents }: SitePlan,
  site: Site,
  staging: Staging,
  draw: boolean,
  progress: Progress,
): Promise<BuildSummary['cards']> {
  const cards = cardsOf(documents);
  const missing = cards.filter((card) => !isDrawn(card));
  if (draw && missing.length > 0) {
    await drawCards(missing, site, {
      threads: availableParallelism(),
      drawn: (_card, done) => progress.count('cards', done, missing.length),
    });
  }
  const left = draw ? [] : missing;
  const ready = cards.filter((card) => !left.includes(card));
  await Promise.all(
    ready.map(async (card) => staging.write(card.path, await readFile(cardFile(card)))),
  );
  return { drawn: missing.length - left.length, left };
}
