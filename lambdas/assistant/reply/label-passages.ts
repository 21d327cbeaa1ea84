import type { Language } from '../../../content/core/language';
import type { Passage } from '../knowledge';
import { wordsOf } from '../words/words-of';

/** Where a page's title goes on to something else than its name. */
const REST_OF_TITLE = /\s+[–|·—-]\s+.*$/;

/**
 * The words by which each passage can be asked for: the question that it answers, or else its heading with
 * its page's name.
 */
export function labelPassages(passages: readonly Passage[]): {
  labelOf: (passage: Passage) => string;
  /** The passage whose label or only heading a text is, word for word; the language asked in comes first. */
  labelled: (text: string, language: Language) => Passage | undefined;
} {
  const named = ({ heading, title }: Passage): string => {
    const page = title.replace(REST_OF_TITLE, '');
    return heading.includes(page) ? heading : `${heading} (${page})`;
  };
  const byWords = new Map<string, Passage[]>();
  for (const passage of passages) {
    for (const label of [passage.heading, named(passage)]) {
      const key = keyOf(label);
      byWords.set(key, [...(byWords.get(key) ?? []), passage]);
    }
  }
  const isAlone = (passage: Passage): boolean =>
    new Set(
      (byWords.get(keyOf(passage.heading)) ?? [])
        .filter(({ language }) => language === passage.language)
        .map(({ title }) => title),
    ).size === 1;
  return {
    // A question stands for itself; another heading needs the page that it stands on.
    labelOf: (passage) =>
      passage.heading.endsWith('?') && isAlone(passage) ? passage.heading : named(passage),
    labelled(text, language) {
      const found = byWords.get(keyOf(text)) ?? [];
      const [first] = [
        ...found.filter((passage) => passage.language === language),
        ...found.filter((passage) => passage.language !== language),
      ];
      return first && (found.every(({ title }) => title === first.title) || isName(text, first))
        ? first
        : undefined;
    },
  };
}

/** Whether a text holds more than a heading that others have as well. */
const isName = (text: string, { heading }: Passage): boolean => keyOf(text) !== keyOf(heading);

const keyOf = (text: string): string => wordsOf(text).join(' ');
