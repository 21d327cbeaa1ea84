import { type Edition, fill } from '../../edition/edition';
import type { Dictionary } from '../../../content/schema/dictionary';
import type { Language, LinkTo } from '../../../content/schema/text';

/** One entry of the bar: a link, or a named list of links. */
export type NavigationItem =
  | ({ kind: 'link' } & LinkTo)
  | { kind: 'menu'; id: string; label: string; links: readonly LinkTo[] };

export const serviceLinks = (shared: Edition['shared'], language: Language): LinkTo[] =>
  shared.navigation.services.map(({ to, label }) => ({ to, label: label[language] }));

/** What the bar holds, in order, in one language. */
export function navigationItems(
  shared: Edition['shared'],
  texts: Dictionary,
  language: Language,
): NavigationItem[] {
  const { navigation: words } = texts;
  return [
    { kind: 'link', to: '/', label: words.home },
    {
      kind: 'menu',
      id: 'menu-services',
      label: words.services,
      links: serviceLinks(shared, language),
    },
    { kind: 'link', to: '/portfolio', label: words.portfolio },
    { kind: 'link', to: '/about', label: words.about },
    { kind: 'link', to: '/blog', label: words.blog },
    {
      kind: 'menu',
      id: 'menu-area',
      label: words.area,
      links: shared.navigation.cities.map(({ to, name }) => ({
        to,
        label: fill(words.webAgency, { city: name }),
      })),
    },
    { kind: 'link', to: '/contact', label: words.contact },
  ];
}
