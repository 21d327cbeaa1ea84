import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { displayPath } from '../../content/core/display-path';
import type { Problem } from '../../content/core/problem';
import type { Theme } from '../../content/schema/theme';
import type { SocialCard } from '../../content/schema/planned-document';
import { bundleClient } from '../bundle/bundle-client';
import { bundleRenderer } from '../bundle/bundle-renderer';
import type { Options } from '../command-line/options';
import type { Content } from '../content/content';
import { ContentFolder } from '../content/content-folder';
import { withLines } from '../content/with-lines';
import { publishedFiles } from '../files/published-files';
import { PictureMemory, asTheyAre, sitePictures } from '../images/site-pictures';
import { PlanMemory } from '../plan/plan-memory';
import { converter } from '../render/convert';
import { loadRenderer } from '../render/load-renderer';
import type { RenderReport } from '../render/render-batch';
import { assembleSite } from './assemble';
import type { CardLook } from '../cards/draw-card';
import { codeProblems } from './code-problems';
import { type Code, type Live, changedPaths, drawsAlike, pageOf, reportOf } from './live-site';

/** What a change did. */
export interface Change {
  /** Paths whose page is another now; `*` for every one. */
  changed: string[];
  problems: Problem[];
}

/** Documents checked at a stretch before other work gets its turn. */
const CHECKED_AT_A_STRETCH = 5;

/**
 * A site kept in memory while somebody works on it. Pages are rendered when asked for; a change
 * re-reads the changed files, plans anew, and leaves every document it does not touch as it was.
 * With mistakes in the content the last good state stays.
 */
export class DevSite {
  private readonly folder: ContentFolder;
  private readonly memory = new PlanMemory();
  private live: Live | undefined;
  private code: Code | undefined;
  private pictures = new PictureMemory();
  private checking = 0;
  /** What is wrong with the code that was to be shown; what is shown is older then. */
  private codeProblems: readonly Problem[] = [];
  private readonly outdated = new Set<string>();

  constructor(private readonly options: Options) {
    this.folder = new ContentFolder(options.content);
  }

  /** The content as it is shown; undefined while there is nothing to show. */
  get content(): Content | undefined {
    return this.live?.content;
  }

  /** Bundles the code and reads all content. */
  async open(): Promise<Problem[]> {
    await Promise.all([this.bundle(this.folder.readTheme()), this.folder.readAll()]);
    return this.assemble();
  }

  /** Takes in changed, new or removed content files. */
  async contentChanged(paths: readonly string[]): Promise<Change> {
    const before = this.live;
    for (const path of paths) this.folder.read(path);
    const problems = await this.assemble();
    return { changed: changedPaths(before, this.live), problems };
  }

  /** Takes in changed components, styles or scripts. */
  async codeChanged(): Promise<Change> {
    await this.bundle(this.folder.readTheme());
    // A kind of section may take other front matter now.
    await this.folder.readAll(this.code?.renderer.AnySection);
    return { changed: ['*'], problems: await this.assemble() };
  }

  /** Takes in changed pictures, and files that are published as they are. */
  async filesChanged(): Promise<Change> {
    this.pictures = new PictureMemory();
    return { changed: ['*'], problems: await this.assemble() };
  }

  /** Says of changed code that runs here already, the generator's own, what it takes to see it. */
  restartNeeded(paths: readonly string[]): Promise<Problem[]> {
    for (const path of paths) this.outdated.add(displayPath(path));
    return this.assemble();
  }

  /** A file of the site by its path under the output folder; pages are rendered now. */
  file(path: string): Uint8Array | undefined {
    const { live } = this;
    if (!live) return undefined;
    const document = live.documents.get(path.slice(1));
    if (document) return Buffer.from(pageOf(live, document));
    const copied = live.copied.get(path);
    if (copied !== undefined) return readFileSync(copied);
    const file = live.files.get(path)?.();
    return file === undefined ? undefined : Buffer.from(file);
  }

  /** Where a path leads that has moved. */
  movedTo(path: string): string | undefined {
    return this.live?.moved.get(path);
  }

  /** Why a build would leave out the page in a file; undefined where it would not. */
  heldBack(path: string): string | undefined {
    const route = this.live?.documents.get(path.slice(1))?.route;
    return this.live?.heldBack.find((text) => text.route === route)?.reason;
  }

  /** The social card that is served at a path. */
  card(path: string): { card: SocialCard; look: CardLook } | undefined {
    const document = this.live?.plan.documents.find(({ card }) => card.path === path);
    return document && this.live && { card: document.card, look: this.live.content };
  }

  /** Everything wrong with the site as it is planned now, rendered pages included; yields to other work. */
  async check(): Promise<Problem[] | 'overtaken'> {
    const turn = ++this.checking;
    const { live } = this;
    if (!live) return [];
    const reports: RenderReport[] = [];
    let sinceRest = 0;
    for (const document of live.plan.documents) {
      const known = live.drawn.get(document)?.report;
      try {
        reports.push(known ?? reportOf(live, document));
      } catch (error) {
        return codeProblems(error);
      }
      if (!known && ++sinceRest % CHECKED_AT_A_STRETCH === 0)
        await new Promise((resolve) => setImmediate(resolve));
      if (turn !== this.checking) return 'overtaken';
    }
    const found = [...live.problems(reports), ...live.warnings(reports)];
    return withLines(found, this.options.content);
  }

  /** Makes the site anew from what was read; it stays as it was where that does not hold together. */
  private async assemble(): Promise<Problem[]> {
    // A check under way is one of the site as it was.
    this.checking++;
    const { content, problems, unread } = this.folder.assemble();
    if (content && !isDeepStrictEqual(content.theme, this.code?.theme))
      await this.bundle(content.theme);
    const { live, code, memory } = this;
    if (content && code) {
      const dir = this.options.content;
      const pictures = await sitePictures(content, dir, this.pictures);
      problems.push(...pictures.problems);
      const { local, files } = asTheyAre(pictures, dir);
      const published = await publishedFiles(dir);
      const parts = { content, unread, client: code.client, pictures: local, published, memory };
      const site = await assembleSite(parts, this.options);
      const next: Live = {
        ...site,
        code,
        documents: new Map(site.plan.documents.map((document) => [document.file, document])),
        copied: new Map([...files, ...published.files]),
        convert: converter(site.context.shared),
        render: code.renderer.documentRenderer(site.context),
        drawn: new WeakMap(),
      };
      // Every document that is the same object is then drawn to the same page.
      const { context, convert, render, drawn } = live && drawsAlike(live, next) ? live : next;
      this.live = { ...next, context, convert, render, drawn };
    }
    return [
      ...[...this.outdated].map(restartProblem),
      ...this.codeProblems,
      ...withLines(problems, this.options.content),
    ];
  }

  private async bundle(theme: Theme | undefined): Promise<void> {
    if (!theme) return;
    try {
      this.code = await bundleCode(theme);
      this.codeProblems = [];
    } catch (error) {
      this.codeProblems = codeProblems(error);
    }
  }
}

const restartProblem = (file: string): Problem => ({
  file,
  what: 'code of the generator has changed',
  found: 'the code that was started',
  expected: 'a restart',
  fix: 'stop npm run dev with Ctrl-C and start it again',
});

async function bundleCode(theme: Theme): Promise<Code> {
  const [client, renderer] = await Promise.all([
    bundleClient(theme, { debug: true }),
    bundleRenderer({ debug: true }).then(loadRenderer),
  ]);
  return { theme, client, renderer };
}
