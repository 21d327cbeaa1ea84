import type { ConvertedDocument } from './document-data';
import { EditionProvider, type SharedContent } from '../edition/edition';
import { LanguageProvider } from '../language/language';
import { Post } from '../post/post';
import { Section } from '../sections/section';
import { Opening } from '../shell/opening/opening';
import { OtherLanguageNote } from '../shell/other-language-note';
import { ScrollToTop } from '../shell/scroll-to-top/scroll-to-top';
import { SkipLink } from '../shell/skip-link/skip-link';
import { type Assets, Head } from './head';

export interface DocumentProps {
  document: ConvertedDocument;
  shared: SharedContent;
  assets: Assets;
  /** What stands in header, footer and the chat's place, as HTML: the same on all pages that the menus do not name. */
  bars: { header: string; footer: string; chat: string };
}

/** One whole HTML document: the shell in its language around a text in its own. */
export function DocumentPage({ document, shared, assets, bars }: DocumentProps) {
  const { shell, route, counterpart, toggle } = document;
  return (
    <LanguageProvider language={shell}>
      <EditionProvider edition={{ shared, shell, route, counterpart, toggle }}>
        <html lang={shell}>
          <Head document={document} shared={shared} assets={assets} />
          <body>
            <SkipLink />
            <Opening />
            <header className="bar" id="top" dangerouslySetInnerHTML={{ __html: bars.header }} />
            <main id="main" lang={document.text} tabIndex={-1}>
              {shell !== document.text && <OtherLanguageNote path={document.inShellLanguage} />}
              <LanguageProvider language={document.text}>
                <Main document={document} shared={shared} />
              </LanguageProvider>
            </main>
            <footer
              className="footer"
              id="footer"
              dangerouslySetInnerHTML={{ __html: bars.footer }}
            />
            <ScrollToTop />
            <aside
              className="chat"
              id="chat"
              aria-label={shared.dictionaries[shell].chat.launcher}
              dangerouslySetInnerHTML={{ __html: bars.chat }}
            />
            <p className="visually-hidden" role="status" />
            <div id="app" />
          </body>
        </html>
      </EditionProvider>
    </LanguageProvider>
  );
}

function Main({ document, shared }: Pick<DocumentProps, 'document' | 'shared'>) {
  const { view, html, minutes } = document;
  if (view.kind === 'post') {
    const url = new URL(document.canonical, shared.siteUrl).href;
    return <Post post={view.post} next={view.next} html={html} minutes={minutes} url={url} />;
  }
  return view.sections.map((section, index) => (
    <Section
      key={`${section.kind}-${index}`}
      section={section}
      html={html}
      posts={view.posts}
      breadcrumbs={view.breadcrumbs}
      about={view.about}
    />
  ));
}
