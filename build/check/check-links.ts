import type { Problem } from '../../content/core/problem';
import type { HeldBack } from '../plan/publication';
import { closest } from '../content/placeholders';
import { routeOfFile } from '../content/file-kinds';
import type { Language } from '../../content/core/language';
import { editionPath, routeOf } from '../../content/core/paths';
import type { HtmlFacts } from './read-html';

/** A rendered document, as far as links go. */
export interface LinkedDocument {
  path: string;
  shell: Language;
  /** Content file that the text comes from. */
  source: string;
  facts: HtmlFacts;
}

/** Addresses of the site that are served although no document is written there. */
export type KnownPaths = (path: string) => boolean;

const unescapeHtml = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** The address that somebody may mean who names a file (`../blog/2.sv.md`) or copies from the browser. */
const meant = (target: string): string =>
  /^https?:/.test(target)
    ? new URL(target).pathname
    : (routeOfFile(/(?:pages|blog)\/.*$/.exec(target)?.[0] ?? `blog/${target}`) ??
      `/${target.replace(/^[./]+/, '')}`);

/** Links to paths that no document has, anchors that no document offers, and images without alt. */
export function checkLinks(
  documents: readonly LinkedDocument[],
  isServed: KnownPaths,
  heldBack: readonly HeldBack[] = [],
): Problem[] {
  const reasons = new Map(heldBack.map(({ route, reason }) => [route, reason]));
  const anchors = new Map(documents.map(({ path, facts }) => [path, facts.anchors]));
  const reported = new Set<string>();
  const problems: Problem[] = [];
  const report = (problem: Problem): void => {
    const key = `${problem.file} ${problem.what} ${problem.found}`;
    if (!reported.has(key)) problems.push(problem);
    reported.add(key);
  };
  for (const { path, shell, source, facts } of documents) {
    const links = facts.pages.map((page) => editionPath(page, shell));
    for (const link of [...links, ...facts.addresses]) {
      const [target = '', anchor] = unescapeHtml(link).split('#');
      const targetPath = target === '' ? path : target.replace(/\?.*$/, '');
      const written = routeOf(link);
      const offered = anchors.get(targetPath) ?? anchors.get(targetPath.replace(/(.)\/$/, '$1'));
      if (!offered) {
        if (isServed(targetPath)) continue;
        const reason = reasons.get(routeOf(targetPath));
        const near = closest(meant(targetPath), anchors.keys());
        report({
          file: source,
          needle: written,
          what: 'dead internal link',
          found: written,
          expected: reason
            ? `a page that is published; this one is held back (${reason})`
            : near
              ? `an existing page, perhaps ${routeOf(near)}`
              : 'the address of an existing page, such as /contact',
          fix: reason ? 'publish the page or remove the link' : 'correct the link or add the page',
        });
      } else if (anchor && !offered.includes(anchor)) {
        report({
          file: source,
          needle: `#${anchor}`,
          what: 'dead anchor',
          found: written,
          expected: `an id on ${targetPath}`,
          fix: 'correct the anchor or give the heading that name',
        });
      }
    }
    for (const image of facts.withoutAlt) {
      report({
        file: source,
        needle: unescapeHtml(image),
        what: 'image without alternative text',
        found: unescapeHtml(image),
        expected: 'words for those who do not see it',
        fix: 'add alt (in Markdown: ![words](address))',
      });
    }
  }
  return problems;
}
