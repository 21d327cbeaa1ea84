import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { ContentError } from '../../content/core/problem';
import type { PlannedDocument, SocialCard } from '../../content/schema/planned-document';
import type { Site } from '../../content/schema/site';
import type { ClientBundle } from '../bundle/bundle-client';
import { type CompiledCode, bundles } from '../bundle/bundles';
import { cardFile, cardsOf, drawCards, isDrawn } from '../cards/draw-cards';
import type { Options } from '../command-line/options';
import type { Progress } from '../command-line/progress';
import { Stopwatch } from '../command-line/stopwatch';
import { ContentFolder } from '../content/content-folder';
import { withLines } from '../content/with-lines';
import { type Staging, openStaging } from '../files/staging';
import { encodeAll } from '../images/encode-outputs';
import { readLibrary } from '../images/picture-library';
import { type SitePictures, elsewhereWarning, planPictures } from '../images/site-pictures';
import { writeKnowledge } from '../knowledge/write-knowledge';
import { renderSite } from '../render/render-site';
import { assembleSite } from './assemble';
import { exampleIdsWarning } from './email-service';

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
 * @param code - the code that is running; what it bundles is then kept.
 * @throws ContentError with every problem of the content; the output is then as it was.
 */
export async function buildSite(
  options: Options,
  progress: Progress,
  code?: CompiledCode,
): Promise<BuildSummary> {
  const time = new Stopwatch();
  progress.stage('load');
  // esbuild works in a process of its own while this one reads.
  const bundling = bundles(code);
  bundling.catch(() => {});
  const folder = new ContentFolder(options.content);
  const [library] = await Promise.all([readLibrary(options.content), folder.readAll()]);
  const { content, problems, unread } = folder.assemble();
  problems.push(...library.problems);
  time.lap('load');
  const { client, renderer } = await bundling;
  time.lap('bundle');
  if (!content) throw new ContentError(withLines(problems, options.content));

  const pictures = planPictures(content, library);
  const parts = { content, unread, client, pictures: pictures.local };
  const { plan, context, files, ...assembled } = await assembleSite(parts, options);
  problems.push(...assembled.problems);
  time.lap('plan');

  const staging = await openStaging(options.out);
  try {
    const reports = await renderSite(plan.documents, {
      renderer,
      context,
      out: staging.dir,
      progress: (done) => progress.count('render', done, plan.documents.length),
    });
    time.lap('render');
    problems.push(...assembled.checkRendered(reports));
    time.lap('check');
    if (problems.length > 0) throw new ContentError(withLines(problems, options.content));

    await addPictures(pictures, staging, progress);
    time.lap('pictures');
    await Promise.all([...files].map(([path, bytes]) => staging.write(path, bytes)));
    const cards = await addCards(plan.documents, content.site, staging, options.cards, progress);
    time.lap('cards');
    await staging.commit();
    await writeKnowledge(content, options.out);
    time.lap('write');
    return {
      site: content.site,
      warnings:
        options.command === 'build'
          ? [...exampleIdsWarning(context.shared.emailService), ...elsewhereWarning(pictures)]
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
  documents: readonly PlannedDocument[],
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
  await Promise.all(ready.map((card) => copyFile(cardFile(card), join(staging.dir, card.path))));
  return { drawn: missing.length - left.length, left };
}
