import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../content/core/language';
import { DEFAULT_STAGE } from '../../content/core/stage';
import { modifiedOn } from '../../content/schema/dates-of';
import type { Site } from '../../content/schema/site';
import type { Theme } from '../../content/schema/theme';
import type { PlannedDocument } from '../../content/schema/planned-document';
import type { Content } from '../content/content';
import { escapeXml } from './escape-xml';
import { feed } from './feed';
import { feedPath, termFeedPath } from '../../content/core/paths';

/** Every file of a site that follows from its plan and is no HTML, by path, made when somebody asks for it. */
export const siteFiles = (
  documents: readonly PlannedDocument[],
  { site, theme }: Pick<Content, 'site' | 'theme'>,
  siteUrl: string,
  stage = DEFAULT_STAGE,
): ReadonlyMap<string, () => string> =>
  new Map([
    ['/sitemap.xml', () => sitemap(documents, siteUrl)],
    ['/robots.txt', () => robots(siteUrl, stage)],
    ['/manifest.webmanifest', () => webManifest(site, theme)],
    ['/.well-known/security.txt', () => securityTxt(site, siteUrl, new Date())],
    ...LANGUAGE_CODES.map(
      (language) => [feedPath(language), () => feed(documents, site, siteUrl, language)] as const,
    ),
    ...documents.flatMap(({ indexable, text, view }) => {
      const term = view.kind === 'page' && view.list?.number === 1 ? view.list.term : undefined;
      return indexable && term
        ? [
            [
              termFeedPath(term.route, text),
              () => feed(documents, site, siteUrl, text, term),
            ] as const,
          ]
        : [];
    }),
  ]);

/** Every document that search engines should know, with its editions in other languages. */
export function sitemap(documents: readonly PlannedDocument[], siteUrl: string): string {
  const url = (path: string): string => escapeXml(new URL(path, siteUrl).href);
  const entries = documents
    .filter((document) => document.indexable)
    .map((document) => {
      const alternates = document.alternates.map(
        ({ hreflang, path }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${url(path)}"/>`,
      );
      const modified = modifiedOn(document.view);
      const lastmod = modified ? `<lastmod>${modified}</lastmod>` : '';
      return `<url><loc>${url(document.path)}</loc>${lastmod}${alternates.join('')}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Previews are for nobody but those who work on the site. */
export const robots = (siteUrl: string, stage: string): string =>
  `User-agent: *\n${stage === DEFAULT_STAGE ? 'Allow: /\nDisallow: /api/' : 'Disallow: /'}\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;

/**
 * Where to tell of a weakness (RFC 9116). Good for eleven months from the month of the build, so that
 * builds of a month are the same.
 */
export function securityTxt({ contact }: Site, siteUrl: string, today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 11, 1));
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LANGUAGE_CODES.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', siteUrl).href}`,
    '',
  ].join('\n');
}

export const webManifest = (site: Site, { colours }: Theme): string =>
  `${JSON.stringify(
    {
      name: `${site.brand.name} · ${site.brand.tagline[DEFAULT_LANGUAGE]}`,
      short_name: site.brand.name,
      lang: DEFAULT_LANGUAGE,
      start_url: '/',
      display: 'browser',
      background_color: colours.ink,
      theme_color: colours.ink,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icon-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    null,
    2,
  )}\n`;
