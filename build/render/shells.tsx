import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Assets, ShellHead } from '../../components/document/head';
import { questionsOn } from '../../components/chat/page-questions';
import { EditionProvider, type SharedContent } from '../../components/edition/edition';
import { shellRoutes } from '../../components/shell/navigation';
import { OtherLanguageNote } from '../../components/shell/other-language-note';
import { ShellAfter, ShellBefore } from '../../components/shell/shell';
import { perLanguage } from '../../content/core/language';
import { withVisits } from '../../content/core/paths';
import type { ConvertedDocument } from '../../content/schema/planned-document';
import { headOf } from './page-parts';

/** What the shell adds to what a text says, as HTML. */
interface Shell {
  head: string;
  before: string;
  /** The beginning of `<main>`. */
  opening: string;
  after: string;
}

/** Stand for addresses, the only things in a shell that differ on every page. */
const TOGGLE = '/__toggle';
const EDITION = '/__edition';

/**
 * Draws shells. A shell is the larger half of a post's markup and differs by language and by which of
 * its links is the current page, so each that is needed is drawn once.
 */
export function shellsOf(
  shared: SharedContent,
  assets: Assets,
): (document: ConvertedDocument) => Shell {
  const routes = shellRoutes(shared);
  const marked = (route: string | undefined) => (route && routes.has(route) ? route : undefined);
  const heads = perLanguage((shell) =>
    headOf(
      renderToStaticMarkup(
        <html lang={shell}>
          <ShellHead shell={shell} shared={shared} assets={assets} />
        </html>,
      ),
    ),
  );
  const drawn = new Map<string, Shell>();
  return ({ shell, text, toggle, inShellLanguage, ...document }) => {
    const route = marked(document.route);
    const counterpart = marked(document.counterpart);
    const note = text === shell ? undefined : inShellLanguage ? { path: EDITION } : {};
    const questions = questionsOn(document.converted.view);
    const key = JSON.stringify([shell, text, route, counterpart, note, questions]);
    let found = drawn.get(key);
    if (!found) {
      const edition = {
        shared,
        language: shell,
        shell,
        route: route ?? '',
        counterpart,
        toggle: TOGGLE,
      };
      const draw = (part: ReactElement): string =>
        withVisits(
          renderToStaticMarkup(<EditionProvider edition={edition}>{part}</EditionProvider>),
          shared.counterparts,
        );
      found = {
        head: heads[shell],
        before: draw(<ShellBefore />),
        opening: draw(
          <main
            id="main"
            lang={text}
            tabIndex={-1}
            data-questions={shared.dictionaries[shell].questions[questions].join('\n')}
          >
            {note && <OtherLanguageNote {...note} />}
          </main>,
        ).replace('</main>', ''),
        after: draw(<ShellAfter />),
      };
      drawn.set(key, found);
    }
    return {
      ...found,
      before: found.before.replace(TOGGLE, toggle),
      opening: found.opening.replace(EDITION, inShellLanguage ?? ''),
    };
  };
}
