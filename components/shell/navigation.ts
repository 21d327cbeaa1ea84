import type { Language } from '../../content/core/language';
import type { QuickLink } from '../../content/schema/site';
import type { LinkTo } from '../../content/schema/text';
import { type SharedContent, fill } from '../edition/edition';

/** One entry of the bar: a link, or a named list of links. */
export type NavigationItem =
  | ({ kind: 'link' } & LinkTo)
  | { kind: 'menu'; id: string; label: string; links: readonly LinkTo[] };

/** The pages that header and footer lead to by name. */
const ROUTES = {
  home: '/',
  portfolio: '/portfolio',
  about: '/about',
  blog: '/blog',
  contact: '/contact',
} as const;

/** A link that the menu or the footer names, or spells out. */
const entry = (link: QuickLink, { dictionaries }: SharedContent, language: Language): LinkTo =>
  typeof link === 'string'
    ? { to: ROUTES[link], label: dictionaries[language].navigation[link] }
    : { to: link.to, label: link.label[language] };

/** The quick links of the footer. */
export const quickLinks = (shared: SharedContent, language: Language): LinkTo[] =>
  shared.navigation.quickLinks.map((link) => entry(link, shared, language));

export const serviceLinks = ({ navigation }: SharedContent, language: Language): LinkTo[] =>
  navigation.services.map(({ to, label }) => ({ to, label: label[language] }));

/** What the bar holds, in order, in one language. */
export function navigationItems(shared: SharedContent, language: Language): NavigationItem[] {
  const { navigation: words } = shared.dictionaries[language];
  const cities = shared.navigation.cities.map(({ to, name }) => ({
    to,
    label: fill(words.webAgency, { city: name }),
  }));
  const menus = {
    services: { id: 'menu-services', label: words.services, links: serviceLinks(shared, language) },
    area: { id: 'menu-area', label: words.area, links: cities },
  };
  return shared.navigation.menu.map((item) =>
    item === 'services' || item === 'area'
      ? { kind: 'menu', ...menus[item] }
      : { kind: 'link', ...entry(item, shared, language) },
  );
}

/** Every address that header or footer mark as the current page. */
export const shellRoutes = ({ navigation }: SharedContent): ReadonlySet<string> => {
  const { menu, quickLinks: quick, services, cities, legal } = navigation;
  const own = [...menu, ...quick].flatMap((link) => (typeof link === 'string' ? [] : link));
  return new Set([
    ...Object.values(ROUTES),
    ...[own, services, cities, legal].flat().map(({ to }) => to),
  ]);
};
