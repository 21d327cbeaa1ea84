import { editionPath } from '../../../content/core/paths';
import type { BreadcrumbList } from 'schema-dts';
import type { Page } from '../../../content/schema/page';
import type { GraphContext } from './graph-context';

/** The trail that the page shows, or where its way back leads; its own entry has no address, as search engines ask. */
export function breadcrumbList(
  { document, words, url }: GraphContext,
  trail: NonNullable<Page['breadcrumbs']>,
): BreadcrumbList {
  const home = { label: words.homeCrumb, to: '/' };
  const parents = [home, ...trail.parents].map(({ label, to }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    item: url(editionPath(to, document.text)),
  }));
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url(document.canonical)}#breadcrumbs`,
    itemListElement: [
      ...parents,
      { '@type': 'ListItem', position: parents.length + 1, name: trail.name },
    ],
  };
}
