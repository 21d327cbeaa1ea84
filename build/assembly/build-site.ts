import { availableParallelism } from 'node:os';
import { displayPath } from '../../content/core/display-path';
import { ContentError, type Problem, formatProblem } from '../../content/core/problem';
import type { PlannedDocument, SocialCard } from '../../content/schema/planned-document';
import { type PageScripts, firstVisit, scriptsByKind } from '../bundle/first-visit';
import { type CompiledCode, bundles } from '../bundle/bundles';
import type { CardLook } from '../cards/draw-card';
import { cardFile, cardsOf, drawCards, isDrawn } from '../cards/draw-cards';
import { checkGone } from '../check/check-gone';
import type { Options } from '../command-line/options';
import type { Progress } from '../command-line/progress';
import { Stopwatch } from '../command-line/stopwatch';
import { ContentFolder } from '../content/content-folder';
import { withLines } from '../content/with-lines';
import { type Staging, openStaging } from '../files/staging';
import { publishedFiles } from '../files/published-files';
import { encodeOriginals } from '../images/encode-originals';
import { type SitePictures, sitePictures } from '../images/site-pictures';
import { writeKnowledge } from '../knowledge/write-knowledge';
import type { HeldBack } from '../plan/publication';
import { renderSite } from '../render/render-site';
import { type AssembledSite, assembleSite } from './assemble';
import { localKeyWarning } from './chat-key';
import { exampleIdsWarning } from './email-service';

export interface BuildSummary {
  look: CardLook;
  /** What the operator should know although the build succeeded. */
  warnings: readonly string[];
  documents: number;
  htmlBytes: number;
  /** What documents load as JavaScript at first, by the islands that they hold. */
  scripts: readonly PageScripts[];
  cards: { drawn: number; left: readonly SocialCard[] };
  heldBack: readonly HeldBack[];
  /** The next day on which a build publishes or removes a text. */
  nextChange: string | undefined;
  /** Other hosts that visitors' browsers fetch pictures from. */
  pictureHosts: readonly string[];
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
  const { parts, renderer, pictures, problems } = await load(options, code);
  time.lap('load');
  const site = await assembleSite(parts, options);
  time.lap('plan');
  const staging = await openStaging(options.out, (holder) =>
    progress.note(
      `Process ${holder} builds into ${displayPath(options.out)}; waiting for it. If it does something else, remove ${displayPath(options.out)}.lock.`,
    ),
  );
  try {
    const { documents } = site.plan;
    const { assets, scripts } = parts.client;
    const { site: facts, theme, logo } = parts.content;
    const look = { site: facts, theme, logo };
    const [reports, gone] = await Promise.all([
      renderSite(documents, {
        renderer,
        context: site.context,
        out: staging.dir,
        progress: (done) => progress.count('render', done, documents.length),
      }),
      checkGone(options.out, displayPath(options.content), site.answers),
    ]);
    time.lap('render');
    const warnings = [...site.warnings(reports), ...gone];
    problems.push(...site.problems(reports), ...(options.strict ? warnings : []));
    refuse(problems, options);
    time.lap('check');
    await addPictures(pictures, staging, progress);
    await Promise.all([
      ...[...site.files].map(([path, make]) => staging.write(path, make())),
      ...[...parts.published.files].map(([path, file]) => staging.copy(path, file)),
    ]);
    time.lap('files');
    const cards = await addCards(documents, look, staging, options.cards, progress);
    time.lap('cards');
    await staging.commit();
    await writeKnowledge(site.content, options.out);
    time.lap('write');
    return {
      look,
      warnings: [
        ...withLines(warnings, options.content).map(formatProblem),
        ...(options.command === 'build' ? exampleWarnings(site) : []),
      ],
      documents: reports.length,
      htmlBytes: reports.reduce((sum, { bytes }) => sum + bytes, 0),
      scripts: scriptsByKind(reports, (islands) =>
        firstVisit(scripts, [assets.script, ...assets.scriptImports], islands),
      ),
      heldBack: site.heldBack,
      nextChange: site.nextChange,
      pictureHosts: [...new Set(reports.flatMap(({ reached }) => reached.pictures))].sort(),
      cards,
      stages: time.laps,
    };
  } finally {
    await staging.close();
  }
}

/** Reads the content, its pictures and the code. */
async function load(options: Options, code: CompiledCode | undefined) {
  const folder = new ContentFolder(options.content);
  const theme = folder.readTheme();
  // esbuild works in a process of its own while this one reads.
  const [bundled, published] = await Promise.all([
    theme && bundles(theme, code),
    publishedFiles(options.content),
    folder.readAll(),
  ]);
  const { content, problems, unread } = folder.assemble();
  if (!content || !bundled) throw new ContentError(withLines(problems, options.content));
  const pictures = await sitePictures(content, options.content);
  problems.push(...pictures.problems);
  return {
    parts: { content, unread, client: bundled.client, published, pictures: pictures.local },
    renderer: bundled.renderer,
    pictures,
    problems,
  };
}

function refuse(problems: readonly Problem[], { content }: Options): void {
  if (problems.length > 0) throw new ContentError(withLines(problems, content));
}

/** What an operator should know of a build that is to go live. */
const exampleWarnings = ({ context }: AssembledSite): string[] => [
  ...exampleIdsWarning(context.shared.emailService),
  ...localKeyWarning(process.env),
];

/** Puts the pictures that our own host serves into the output. */
async function addPictures(
  { jobs }: SitePictures,
  staging: Staging,
  progress: Progress,
): Promise<void> {
  const total = jobs.reduce((sum, { outputs }) => sum + outputs.length, 0);
  let done = 0;
  await encodeOriginals(jobs, async ({ path }, bytes) => {
    progress.count('pictures', ++done, total);
    await staging.write(path, bytes);
  });
}

/** Puts the social cards into the output: all of them, or those that were drawn by an earlier build. */
async function addCards(
  documents: readonly PlannedDocument[],
  look: CardLook,
  staging: Staging,
  draw: boolean,
  progress: Progress,
): Promise<BuildSummary['cards']> {
  const cards = cardsOf(documents);
  const missing = cards.filter((card) => !isDrawn(card));
  if (draw && missing.length > 0) {
    await drawCards(missing, look, {
      threads: availableParallelism(),
      drawn: (_card, done) => progress.count('cards', done, missing.length),
    });
  }
  const left = draw ? [] : missing;
  const ready = cards.filter((card) => !left.includes(card));
  await Promise.all(ready.map((card) => staging.copy(card.path, cardFile(card))));
  return { drawn: missing.length - left.length, left };
}
