import type { LocalPictures } from '../../content/schema/local-picture';
import { type Language, perLanguage } from '../../content/core/language';
import { routeOf } from '../../content/core/paths';
import type { Problem } from '../../content/core/problem';
import { REDIRECTS_FILE } from '../../lambdas/edge/redirects-file';
import type { ClientBundle } from '../bundle/bundle-client';
import { bundleIcons } from '../bundle/icons';
import { checkLengths } from '../check/check-lengths';
import { checkLinks } from '../check/check-links';
import { checkModelNotice, PRIVACY_POLICY } from '../check/check-model-notice';
import { checkWeight } from '../check/check-weight';
import { checkPlan } from '../check/check-plan';
import { servedPaths } from '../check/served-paths';
import type { Options } from '../command-line/options';
import type { Content } from '../content/content';
import type { PublishedFiles } from '../files/published-files';
import type { PlanMemory } from '../plan/plan-memory';
import { type Published, heldBackAlone, publishedOn } from '../plan/publication';
import { type SitePlan, planSite } from '../plan/plan-site';
import { siteFiles } from '../plan/site-files';
import { checkRedirects, movedAddresses, redirectsFile, redirectsOf } from '../plan/redirects';
import type { RenderReport } from '../render/render-batch';
import type { RenderContext } from '../render/render-document';
import { emailServiceFor } from './email-service';
import { sharedContent } from './shared-content';

/** What a site is assembled from. */
export interface Parts {
  content: Content;
  /** Routes of content files that could not be read. */
  unread: ReadonlySet<string>;
  client: ClientBundle;
  pictures: LocalPictures;
  /** Files that are published as they are. */
  published: PublishedFiles;
  /** Where the same site is assembled again and again. */
  memory?: PlanMemory;
}

/** A site that is ready to be rendered. */
export interface AssembledSite extends Published {
  /** What is shown: in a build what is published, in dev all of it. */
  content: Content;
  plan: SitePlan;
  context: RenderContext;
  /** Files that are not documents, by path, each made when somebody asks for it. */
  files: ReadonlyMap<string, () => Uint8Array | string>;
  /** Where addresses lead that have moved. */
  moved: ReadonlyMap<string, string>;
  /** Whether a path is answered by anything, or held back. */
  answers: (path: string) => boolean;
  /** Everything wrong with it. */
  problems(reports: readonly RenderReport[]): Problem[];
  /** What a build tells and does all the same, unless it is strict. */
  warnings(reports: readonly RenderReport[]): Problem[];
}

/** Plans and checks a site: what `build` writes and `dev` shows. */
export async function assembleSite(
  { content: all, unread, client, pictures, published, memory }: Parts,
  options: Options,
): Promise<AssembledSite> {
  const today = new Date().toISOString().slice(0, 10);
  const { content: current, heldBack, nextChange } = publishedOn(today, all);
  const content = options.command === 'dev' ? all : current;
  const { site } = content;
  const siteUrl = options.siteUrl ?? site.brand.url;
  const plan = planSite(content, siteUrl, memory);
  const emailService = emailServiceFor(options.command, site, process.env);
  const assetsAndIcons = [...client.files, ...(await bundleIcons(content.theme, content.logo))];
  const paths = [...assetsAndIcons.map(({ path }) => path), ...published.files.keys()];
  const isServed = servedPaths(plan, paths, unread);
  const isThere = (path: string): boolean => plan.routes.has(routeOf(path)) || isServed(path);
  const waiting = new Set(heldBack.map(({ route }) => route));
  const redirects = redirectsOf(content);
  const moved = movedAddresses(redirects);
  return {
    content,
    heldBack,
    nextChange,
    plan,
    context: {
      shared: sharedContent(content, plan.documents, siteUrl, emailService, pictures),
      assets: client.assets,
    },
    files: new Map<string, () => Uint8Array | string>([
      ...assetsAndIcons.map(({ path, bytes }) => [path, () => bytes] as const),
      ...siteFiles(plan.documents, content, siteUrl, process.env.STAGE || undefined),
      ...(moved.size > 0 ? [[REDIRECTS_FILE, () => redirectsFile(moved)] as const] : []),
    ]),
    moved,
    answers: (path) => isThere(path) || moved.has(path) || waiting.has(path),
    problems: (reports) => [
      ...published.problems,
      ...checkPlan(content, plan.documents, unread),
      ...modelProblems(content, process.env.ASSISTANT_BEDROCK_MODEL_ID),
      ...checkRedirects(redirects, isThere),
      ...reports.flatMap(({ problems }) => problems),
      ...checkLinks(reports, (path) => isServed(path) || moved.has(path), heldBack),
    ],
    warnings: (reports) => [
      ...heldBackAlone(all, heldBack),
      ...checkLengths(plan.documents),
      ...reports.flatMap(checkWeight),
    ],
  };
}

/** What the pages do not say of the model that the functions ask, where they ask one. */
const modelProblems = ({ pages }: Content, modelId: string | undefined): Problem[] =>
  modelId
    ? checkModelNotice(
        perLanguage((language) => policyOf(pages, language)),
        modelId,
      )
    : [];

function policyOf(pages: Content['pages'], language: Language): { file: string; text: string } {
  const page = pages.find((page) => page.route === PRIVACY_POLICY && page.language === language);
  return page
    ? { file: page.file, text: `${JSON.stringify(page.sections)}\n${page.body}` }
    : { file: `pages${PRIVACY_POLICY}.${language}.md`, text: '' };
}
