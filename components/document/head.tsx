import { feedPath, isNotFoundRoute, termFeedPath } from '../../content/core/paths';
import { type Language, LANGUAGE_CODES, LANGUAGES } from '../../content/core/language';
import type { ConvertedDocument } from '../../content/schema/planned-document';
import { ArticleMeta } from './article-meta';
import type { SharedContent } from '../edition/edition';

/** Addresses of what every document loads. */
export interface Assets {
  style: string;
  script: string;
  /** Chunks that the script imports at once or right after that. */
  scriptImports: readonly string[];
  /** Preloaded. */
  fonts: readonly string[];
}

/** The part of the head that all documents of a shell have. */
export function ShellHead({
  shell,
  shared,
  assets,
}: {
  shell: Language;
  shared: SharedContent;
  assets: Assets;
}) {
  const { brand } = shared.site;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="stylesheet" href={assets.style} />
      {/* No first frame of half a page, which would move once the rest is read: until the footer begins. */}
      <link rel="expect" href="#footer" blocking="render" />
      {/* The page shows and reads without it, so style and fonts go first. */}
      <script type="module" src={assets.script} fetchPriority="low" />
      {assets.scriptImports.map((chunk) => (
        <link key={chunk} rel="modulepreload" href={chunk} fetchPriority="low" />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${brand.name} · ${shared.dictionaries[shell].navigation.blog}`}
        href={feedPath(shell)}
      />
      <meta name="theme-color" content={shared.theme.colours.ink} />
      <meta property="og:site_name" content={brand.name} />
      <meta name="twitter:card" content="summary_large_image" />
    </head>
  );
}

/** The part of the head that a text has, in every shell. */
export function Head({ document, shared }: { document: ConvertedDocument; shared: SharedContent }) {
  const { brand } = shared.site;
  const { view, structuredData } = document.converted;
  const url = (path: string): string => new URL(path, shared.siteUrl).href;
  const card = url(document.card.path);
  const canonical = url(document.canonical);
  const language = LANGUAGES[document.text];
  const list = view.kind === 'page' ? view.list : undefined;
  return (
    <head>
      <title>{document.title}</title>
      <meta name="description" content={document.description} />
      {isNotFoundRoute(document.route) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      {document.alternates.map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={url(path)} />
      ))}
      {list?.term && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`${brand.name} · ${list.term.name}`}
          href={termFeedPath(list.term.route, document.text)}
        />
      )}
      <ArticleMeta view={view} language={document.text} url={url} />
      <meta property="og:title" content={document.title} />
      <meta property="og:description" content={document.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={language.openGraph} />
      {LANGUAGE_CODES.filter((code) => code !== document.text)
        .filter((code) => document.alternates.some(({ hreflang }) => hreflang === code))
        .map((code) => (
          <meta key={code} property="og:locale:alternate" content={LANGUAGES[code].openGraph} />
        ))}
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={document.card.heading} />
      <meta name="twitter:title" content={document.title} />
      <meta name="twitter:description" content={document.description} />
      <meta name="twitter:image" content={card} />
      <script
        type="application/ld+json"
        id="structured-data"
        dangerouslySetInnerHTML={{ __html: structuredData }}
      />
    </head>
  );
}
