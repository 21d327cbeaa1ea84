import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EditionProvider, type SharedContent } from '../../components/edition/edition';
import { LanguageProvider } from '../../components/language/language';
import { shellRoutes } from '../../components/shell/navigation';
import { ShellAfter, ShellBefore } from '../../components/shell/shell';
import { withVisits } from '../../content/core/paths';
import type { PlannedDocument } from '../../content/schema/planned-document';

/** What stands around a document's `<main>`, as HTML. */
export interface Shell {
  before: string;
  after: string;
}

/** Stands for the toggle's address, the one thing in a shell that differs on every page. */
const TOGGLE = '/__toggle';

type Shelled = Pick<PlannedDocument, 'shell' | 'route' | 'counterpart' | 'toggle'>;

/**
 * Draws shells. A shell is the larger half of a post's markup and differs by language and by which of
 * its links is the current page, so each that is needed is drawn once.
 */
export function shellsOf(shared: SharedContent): (document: Shelled) => Shell {
  const routes = shellRoutes(shared);
  const drawn = new Map<string, Shell>();
  const marked = (route: string | undefined) => (route && routes.has(route) ? route : undefined);
  return ({ shell, toggle, ...document }) => {
    const route = marked(document.route);
    const counterpart = marked(document.counterpart);
    const key = [shell, route, counterpart].join(' ');
    let found = drawn.get(key);
    if (!found) {
      const edition = { shared, shell, route: route ?? '', counterpart, toggle: TOGGLE };
      const draw = (part: ReactElement): string =>
        withVisits(
          renderToStaticMarkup(
            <LanguageProvider language={shell}>
              <EditionProvider edition={edition}>{part}</EditionProvider>
            </LanguageProvider>,
          ),
          shared.counterparts,
        );
      found = { before: draw(<ShellBefore />), after: draw(<ShellAfter />) };
      drawn.set(key, found);
    }
    return { ...found, before: found.before.replace(TOGGLE, toggle) };
  };
}
