import type { Language } from '../../content/core/language';
import type { Dictionary } from '../../content/schema/dictionary';
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

const linkTo = (name: keyof typeof ROUTES, { navigation }: Dictionary): LinkTo => ({
  to: ROUTES[name],
  label: navigation[name],
});

/** The quick links of the footer. */
export const quickLinks = (texts: Dictionary): LinkTo[] =>
  (['home', 'about', 'portfolio', 'blog', 'contact'] as const).map((name) => linkTo(name, texts));

export const serviceLinks = ({ navigation }: SharedContent, language: Language): LinkTo[] =>
  navigation.services.map(({ to, label }) => ({ to, label: label[language] }));

/** What the bar holds, in order, in one language. */
export function navigationItems(shared: SharedContent, language: Language): NavigationItem[] {
  const texts = shared.dictionaries[language];
  const { navigation: words } = texts;
  const link = (name: keyof typeof ROUTES): NavigationItem => ({
    kind: 'link',
    ...linkTo(name, texts),
  });
  const cities = shared.navigation.cities.map(({ to, name }) => ({
    to,
    label: fill(words.webAgency, { city: name }),
  }));
  return [
    link('home'),
    {
      kind: 'menu',
      id: 'menu-services',
      label: words.services,
      links: serviceLinks(shared, language),
    },
    link('portfolio'),
    link('about'),
    link('blog'),
    { kind: 'menu', id: 'menu-area', label: words.area, links: cities },
    link('contact'),
  ];
}

/** Every address that header or footer mark as the current page. */
export const shellRoutes = ({ navigation }: SharedContent): ReadonlySet<string> =>
  new Set([
    ...Object.values(ROUTES),
    ...[navigation.services, navigation.cities, navigation.legal].flat().map(({ to }) => to),
  ]);
