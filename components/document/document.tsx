import type { ConvertedDocument } from '../../content/schema/planned-document';
import { questionsOn } from '../chat/page-questions';
import { EditionProvider, type SharedContent } from '../edition/edition';
import { LanguageProvider } from '../language/language';
import { Post } from '../post/post';
import { Section } from '../sections/section';
import { OtherLanguageNote } from '../shell/other-language-note';
import { type Assets, Head } from './head';

export interface DocumentProps {
  document: ConvertedDocument;
  shared: SharedContent;
  assets: Assets;
}

/** One HTML document without the shell, which stands around `<main>`: a text in its own language. */
export function DocumentPage({ document, shared, assets }: DocumentProps) {
  const { shell, text, route, counterpart, toggle } = document;
  const questions = shared.dictionaries[shell].questions[questionsOn(document.view)];
  return (
    <LanguageProvider language={shell}>
      <EditionProvider edition={{ shared, shell, route, counterpart, toggle }}>
        <html lang={shell}>
          <Head document={document} shared={shared} assets={assets} />
          <body>
            <main id="main" lang={text} tabIndex={-1} data-questions={questions.join('\n')}>
              {shell !== text && <OtherLanguageNote path={document.inShellLanguage} />}
              <LanguageProvider language={text}>
                <Main document={document} shared={shared} />
              </LanguageProvider>
            </main>
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
    return <Post {...view} html={html} minutes={minutes} url={url} />;
  }
  const { list, projects, breadcrumbs, about } = view;
  return view.sections.map((section, index) => (
    <Section
      key={`${section.kind}-${index}`}
      section={section}
      page={{ html, list, projects, breadcrumbs, about }}
    />
  ));
}
