import type { Language } from '../../../content/core/language';
import type { Passage } from '../knowledge';
import { isSubjectless } from '../words/is-subjectless';
import { keyOf } from '../words/words-of';

/** Whether a question leaves to its page what it is about: "What does it cost?". */
const isOpen = (question: string): boolean =>
  /\b(?:det|it)\b/i.test(question) && isSubjectless(question);

/**
 * The words by which each passage can be asked for: the question that it answers, or else its heading with
 * its page's name.
 */
export function labelPassages(passages: readonly Passage[]): {
  labelOf: (passage: Passage) => string;
  /** The passage whose label or only heading a text is, word for word; the language asked in comes first. */
  labelled: (text: string, language: Language) => Passage | undefined;
} {
  const named = ({ heading, page }: Passage): string =>
    heading.includes(page) ? heading : `${heading} (${page})`;
  const byWords = new Map<string, Passage[]>();
  for (const passage of passages) {
    for (const label of [passage.heading, named(passage)]) {
      const key = keyOf(label);
      byWords.set(key, [...(byWords.get(key) ?? []), passage]);
    }
  }
  const isOnlyOne = ({ heading, language, title }: Passage): boolean =>
    (byWords.get(keyOf(heading)) ?? []).every(
      (other) => other.language !== language || other.title === title,
    );
  return {
    // A question that says of what stands for itself; another heading needs the page that it stands on.
    labelOf: (passage) =>
      passage.heading.endsWith('?') && !isOpen(passage.heading) && isOnlyOne(passage)
        ? passage.heading
        : named(passage),
    labelled(text, language) {
      const key = keyOf(text);
      const found = byWords.get(key) ?? [];
      // What is called so comes before what only stands under such a heading.
      const called = found.filter((passage) => keyOf(named(passage)) === key);
      const meant = called.length > 0 ? called : found;
      const own = meant.filter((passage) => passage.language === language);
      const [first, ...others] = own.length > 0 ? own : meant;
      return called.length > 0 || others.every(({ title }) => title === first?.title)
        ? first
        : undefined;
    },
  };
}
