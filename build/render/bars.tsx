import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChatPlace } from '../../components/chat/chat-place';
import type { Document } from '../../components/document/document-data';
import type { DocumentProps } from '../../components/document/document';
import { EditionProvider, type SharedContent } from '../../components/edition/edition';
import { LanguageProvider } from '../../components/language/language';
import { FooterContent } from '../../components/shell/footer/footer';
import { HeaderContent } from '../../components/shell/header/header';

type Bars = DocumentProps['bars'];

/** Stands for the toggle's address, the one thing that differs on every page. */
const TOGGLE = '/__toggle';

const memo = new WeakMap<SharedContent, Map<string, Bars>>();

/**
 * Header, footer and the chat's place of a document as HTML. They are the larger half of a post's markup and differ by
 * language and current link alone, so they are rendered once for each such pair.
 */
export function barsOf(
  document: Pick<Document, 'shell' | 'route' | 'counterpart' | 'toggle'>,
  shared: SharedContent,
): Bars {
  const { shell, route, counterpart, toggle } = document;
  const known = memo.get(shared) ?? new Map<string, Bars>();
  memo.set(shared, known);
  const current = [route, counterpart].map((path) => (path && isInBars(path, shared) ? path : ''));
  const key = [shell, ...current].join(' ');
  let bars = known.get(key);
  if (!bars) {
    const [named = '', namedCounterpart] = current;
    const render = (content: ReactElement): string =>
      renderToStaticMarkup(
        <LanguageProvider language={shell}>
          <EditionProvider
            edition={{
              shared,
              shell,
              route: named,
              counterpart: namedCounterpart || undefined,
              toggle: TOGGLE,
            }}
          >
            {content}
          </EditionProvider>
        </LanguageProvider>,
      );
    bars = {
      header: render(<HeaderContent />),
      footer: render(<FooterContent />),
      chat: render(<ChatPlace />),
    };
    known.set(key, bars);
  }
  return { ...bars, header: bars.header.replace(TOGGLE, toggle) };
}

const FIXED = new Set(['/', '/portfolio', '/about', '/blog', '/contact']);

const isInBars = (path: string, { navigation }: SharedContent): boolean =>
  FIXED.has(path) ||
  [navigation.services, navigation.cities, navigation.legal].some((entries) =>
    entries.some(({ to }) => to === path),
  );
