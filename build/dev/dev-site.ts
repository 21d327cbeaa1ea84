import { readFileSync } from 'node:fs';
import type { Document, SocialCard } from '../../components/document/document-data';
import { type ClientBundle, bundleClient } from '../bundle/bundle-client';
import { type RendererBundle, bundleThread, loadRenderer } from '../bundle/bundle-thread';
import { bundleIcons } from '../bundle/icons';
import { checkLinks } from '../check/check-links';
import { checkPlan } from '../check/check-plan';
import { servedPaths } from '../check/served-paths';
import type { Content } from '../content/content';
import { ContentFolder } from '../content/content-folder';
import { withLines } from '../content/with-lines';
import { emailServiceFor } from '../email-service';
import { DevPictures } from '../images/dev-pictures';
import type { Options } from '../options';
import { type SitePlan, planSite } from '../plan/plan-site';
import { siteFiles } from '../plan/site-files';
import type { Problem } from '../problems';
import { convert } from '../render/convert';
import type { RenderReport } from '../render/render-batch';
import type { RenderContext } from '../render/render-document';
import { sharedContent } from '../shared-content';

/** A site that can be shown: everything its pages are rendered from. */
interface Live {
  content: Content;
  plan: SitePlan;
  /** By output file. */
  documents: ReadonlyMap<string, Document>;
  context: RenderContext;
  renderer: RendererBundle;
  unread: ReadonlySet<string>;
  /** Files that are not documents, by path. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Where the pictures that we serve ourselves lie, by path. */
  pictureFiles: ReadonlyMap<string, string>;
}

/** What a change did. */
export interface Change {
  /** Paths whose page is another now. */
  paths: string[];
  /** Milliseconds from the first look at the change to the plan that holds it. */
  took: number;
}

/** Documents checked at a stretch before other work gets its turn. */
const CHECKED_AT_A_STRETCH = 20;

/**
 * A site kept in memory while somebody works on it. Pages are rendered when asked for; a change
 * re-reads the changed files, plans anew, and leaves every document it does not touch as it was.
 * With mistakes in the content the last good state stays.
 */
export class DevSite {
  private readonly folder: ContentFolder;
  private live: Live | undefined;
  private code: { client: ClientBundle; renderer: RendererBundle } | undefined;
  private pictures: DevPictures | undefined;
  private readonly rendered = new WeakMap<Document, string>();
  private reports = new WeakMap<Document, RenderReport>();
  private checking = 0;

  constructor(private readonly options: Options) {
    this.folder = new ContentFolder(options.content);
  }

  /** The content as it is shown; undefined while there is nothing to show. */
  get content(): Content | undefined {
    return this.live?.content;
  }

  /** Bundles the code and reads all content. */
  async open(): Promise<Problem[]> {
    const [code, pictures] = await Promise.all([
      bundleCode(),
      DevPictures.open(this.options.content),
      this.folder.readAll(),
    ]);
    this.code = code;
    this.pictures = pictures;
    return (await this.replan()).problems;
  }

  /** Takes in changed, new or removed content files. */
  async contentChanged(paths: readonly string[]): Promise<{ change: Change; problems: Problem[] }> {
    const start = performance.now();
    const before = this.live;
    for (const path of paths) this.folder.read(path);
    const { problems } = await this.replan();
    const took = Math.round(performance.now() - start);
    return { change: { paths: changedPaths(before, this.live), took }, problems };
  }

  /** Takes in changed components, styles or scripts. */
  async codeChanged(): Promise<Problem[]> {
    this.code = await bundleCode();
    return (await this.replan()).problems;
  }

  /** A file of the site by its path under the output folder; pages are rendered now. */
  file(path: string): Uint8Array | undefined {
    const document = this.live?.documents.get(path.slice(1));
    if (document) return Buffer.from(this.render(document));
    const picture = this.live?.pictureFiles.get(path);
    return picture === undefined ? this.live?.files.get(path) : readFileSync(picture);
  }

  /** The social card that is served at a path. */
  card(path: string): { card: SocialCard; site: Content['site'] } | undefined {
    const document = this.live?.plan.documents.find(({ card }) => card.path === path);
    return document && this.live
      ? { card: document.card, site: this.live.content.site }
      : undefined;
  }

  /** Everything wrong with the site as it is planned now, rendered pages included; yields to other work. */
  async check(): Promise<Problem[] | 'overtaken'> {
    const turn = ++this.checking;
    const { live } = this;
    if (!live) return [];
    let sinceRest = 0;
    for (const document of live.plan.documents) {
      if (this.reports.has(document)) continue;
      const converted = convert(document, live.context.shared);
      const [report] = live.renderer.module.renderBatch([converted], live.context).reports;
      if (report) this.reports.set(document, report);
      if (++sinceRest % CHECKED_AT_A_STRETCH === 0)
        await new Promise((resolve) => setImmediate(resolve));
      if (turn !== this.checking) return 'overtaken';
    }
    const reports = live.plan.documents.flatMap((document) => this.reports.get(document) ?? []);
    const files = [...live.files.keys()].map((path) => ({ path }));
    return withLines(
      [
        ...checkPlan(live.content, live.plan.documents),
        ...reports.flatMap((report) => report.problem ?? []),
        ...checkLinks(reports, servedPaths(live.plan, files, live.unread)),
      ],
      this.options.content,
    );
  }

  private render(document: Document): string {
    const known = this.rendered.get(document);
    if (known !== undefined) return known;
    const { live } = this;
    if (!live) throw new Error('Nothing to render yet');
    const result = live.renderer.module.renderDocument(
      convert(document, live.context.shared),
      live.context,
    );
    const html = result.ok ? result.html : '<!DOCTYPE html><title>Problem</title><body></body>';
    this.rendered.set(document, html);
    return html;
  }

  private async replan(): Promise<{ problems: Problem[] }> {
    const { content, problems, unread } = this.folder.assemble();
    if (!content || !this.code || !this.pictures)
      return { problems: withLines(problems, this.options.content) };
    const { client, renderer } = this.code;
    const siteUrl = this.options.siteUrl ?? content.site.brand.url;
    const plan = planSite(content, siteUrl);
    const pictures = await this.pictures.of(content);
    problems.push(...pictures.problems);
    const same =
      this.live?.context.shared.pictures === pictures.local &&
      sharesRendering(this.live, content, renderer, client);
    this.live = {
      content,
      plan,
      documents: new Map(plan.documents.map((document) => [document.file, document])),
      context:
        same && this.live
          ? this.live.context
          : {
              shared: sharedContent(
                content,
                siteUrl,
                emailServiceFor('dev', content.site, process.env),
                pictures.local,
              ),
              assets: client.assets,
            },
      renderer,
      unread,
      files: await otherFiles(content, plan, client, siteUrl),
      pictureFiles: pictures.files,
    };
    if (!same) this.forgetRendering(plan.documents);
    return { problems: withLines(problems, this.options.content) };
  }

  private forgetRendering(documents: readonly Document[]): void {
    this.reports = new WeakMap();
    for (const document of documents) this.rendered.delete(document);
  }
}

async function bundleCode() {
  const [client, renderer] = await Promise.all([
    bundleClient({ debug: true }),
    bundleThread('renderer').then(loadRenderer),
  ]);
  return { client, renderer };
}

/** Whether every document that is the same object still renders to the same HTML. */
const sharesRendering = (
  live: Live,
  content: Content,
  renderer: RendererBundle,
  client: ClientBundle,
): boolean =>
  live.renderer.file === renderer.file &&
  live.context.assets === client.assets &&
  (['site', 'navigation', 'people'] as const).every(
    (part) => live.content[part] === content[part],
  ) &&
  live.content.dictionaries.sv === content.dictionaries.sv &&
  live.content.dictionaries.en === content.dictionaries.en;

function changedPaths(before: Live | undefined, after: Live | undefined): string[] {
  if (!after || before?.context !== after.context) return ['*'];
  const changed = after.plan.documents.filter(
    (document) => before.documents.get(document.file) !== document,
  );
  const gone = before.plan.documents.filter((document) => !after.documents.has(document.file));
  return [...changed, ...gone].map(({ path }) => path);
}

async function otherFiles(
  { site }: Content,
  { documents }: SitePlan,
  client: ClientBundle,
  siteUrl: string,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const icons = await bundleIcons(site.brand.colour);
  return new Map([
    ...[...client.files, ...icons].map(({ path, bytes }) => [path, bytes] as const),
    ...[...siteFiles(documents, site, siteUrl)].map(
      ([path, text]) => [path, Buffer.from(text)] as const,
    ),
  ]);
}
