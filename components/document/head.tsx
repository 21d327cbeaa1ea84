import { feedPath, termFeedPath } from '../../content/core/paths';
import { LANGUAGE_CODES, LANGUAGES } from '../../content/core/language';
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

export function Head({
  document,
  shared,
  assets,
}: {
  document: ConvertedDocument;
  shared: SharedContent;
  assets: Assets;
}) {
  const { brand } = shared.site;
  const url = (path: string): string => new URL(path, shared.siteUrl).href;
  const card = url(document.card.path);
  const canonical = url(document.canonical);
  const language = LANGUAGES[document.text];
  const list = document.view.kind === 'page' ? document.view.list : undefined;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{document.title}</title>
      <meta name="description" content={document.description} />
      {document.indexable || document.canonical !== document.path ? (
        <link rel="canonical" href={canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {document.alternates.map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={url(path)} />
      ))}
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
        title={`${brand.name} · ${shared.dictionaries[document.shell].navigation.blog}`}
        href={feedPath(document.shell)}
      />
      {list?.term && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`${brand.name} · ${list.term.name}`}
          href={termFeedPath(list.term.route, document.text)}
        />
      )}
      <meta name="theme-color" content={shared.theme.colours.ink} />
      <ArticleMeta view={document.view} language={document.text} url={url} />
      <meta property="og:site_name" content={brand.name} />
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
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={document.title} />
      <meta name="twitter:description" content={document.description} />
      <meta name="twitter:image" content={card} />
      <script
        type="application/ld+json"
        id="structured-data"
        dangerouslySetInnerHTML={{ __html: document.structuredData }}
      />
    </head>
  );
}
