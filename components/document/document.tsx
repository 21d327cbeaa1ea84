import { DEFAULT_LANGUAGE } from '../../content/core/language';
import type { ConvertedDocument } from '../../content/schema/planned-document';
import { EditionProvider, type SharedContent } from '../edition/edition';
import { Post } from '../post/post';
import { kindOf } from '../sections/registry';
import { Head } from './head';

interface DocumentProps {
  document: ConvertedDocument;
  shared: SharedContent;
}

/** One HTML document without the shell: a text in its own language, its links those of the default shell. */
export function DocumentPage({ document, shared }: DocumentProps) {
  const { text, route, counterpart, toggle } = document;
  return (
    <EditionProvider
      edition={{ shared, language: text, shell: DEFAULT_LANGUAGE, route, counterpart, toggle }}
    >
      <html lang={text}>
        <Head document={document} shared={shared} />
        <body>
          <main>
            <Main document={document} shared={shared} />
          </main>
        </body>
      </html>
    </EditionProvider>
  );
}

function Main({ document, shared }: DocumentProps) {
  const { view, html, minutes } = document.converted;
  if (view.kind === 'post') {
    const url = new URL(document.canonical, shared.siteUrl).href;
    return <Post {...view} html={html} minutes={minutes} url={url} />;
  }
  return view.sections.map((section, index) => {
    const { Component } = kindOf(section);
    return (
      <Component key={`${section.kind}-${index}`} section={section} page={{ ...view, html }} />
    );
  });
}
