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
import type { Page } from './page';
import { headOf } from './page-parts';

/** What the shell adds to what a text says, as HTML in UTF-8, by what comes next. */
type Shell = Record<'start' | 'toToggle' | 'toEdition' | 'toText' | 'end', Buffer>;

/** Stand for addresses, the only things in a shell that differ on every page. */
const TOGGLE = '/__toggle';
const EDITION = '/__edition';

/**
 * Puts documents together. A shell is the larger half of a post's markup and differs by language and by
 * which of its links is the current page, so each that is needed is drawn, and made bytes of, once.
 */
export function shellsOf(
  shared: SharedContent,
  assets: Assets,
): (document: ConvertedDocument, head: string, main: string) => Page {
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
  return ({ shell, text, toggle, inShellLanguage, ...document }, head, main) => {
    const route = marked(document.route);
    const counterpart = marked(document.counterpart);
    const edition = text === shell ? undefined : inShellLanguage;
    const note = text === shell ? undefined : edition ? { path: EDITION } : {};
    const questions = questionsOn(document.converted.view);
    const key = JSON.stringify([shell, text, route, counterpart, note, questions]);
    let found = drawn.get(key);
    if (!found) {
      const place = { route: route ?? '', counterpart, toggle: TOGGLE };
      const draw = (part: ReactElement): string =>
        withVisits(
          renderToStaticMarkup(
            <EditionProvider edition={{ shared, language: shell, shell, ...place }}>
              {part}
            </EditionProvider>,
          ),
          shared.counterparts,
        );
      const before = draw(<ShellBefore />);
      const opening = draw(
        <main
          id="main"
          lang={text}
          tabIndex={-1}
          data-questions={shared.dictionaries[shell].questions[questions].join('\n')}
        >
          {note && <OtherLanguageNote {...note} />}
        </main>,
      ).replace('</main>', '');
      const [toToggle = '', rest = ''] = `</head><body>${before}${opening}`.split(TOGGLE);
      const [toEdition = '', toText = ''] = rest.split(EDITION);
      found = {
        start: Buffer.from(`<!DOCTYPE html><html lang="${shell}"><head>${heads[shell]}`),
        toToggle: Buffer.from(toToggle),
        toEdition: Buffer.from(toEdition),
        toText: Buffer.from(toText),
        end: Buffer.from(`</main>${draw(<ShellAfter />)}</body></html>\n`),
      };
      drawn.set(key, found);
    }
    const { start, toToggle, toEdition, toText, end } = found;
    return [start, head, toToggle, toggle, toEdition, edition ?? '', toText, main, end];
  };
}
