import type { Problem } from '../../content/core/problem';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../../content/schema/page';
import type { PlannedDocument } from '../../content/schema/planned-document';

/** Pages of lists are made of the words of others. */
const isWritten = ({ indexable, view }: PlannedDocument): boolean =>
  indexable && !(view.kind === 'page' && view.list && (view.list.term || view.list.number > 1));

/** Titles and descriptions that search engines cut off or replace: a matter of taste, not of mistakes. */
export function checkLengths(documents: readonly PlannedDocument[]): Problem[] {
  const problems: Problem[] = [];
  const bounded = [
    ['title', TITLE_LENGTH],
    ['description', DESCRIPTION_LENGTH],
  ] as const;
  for (const document of documents.filter(isWritten)) {
    for (const [field, { min, max }] of bounded) {
      const { length } = document[field];
      if (length >= min && length <= max) continue;
      problems.push({
        file: document.source,
        needle: `\n${field}:`,
        what: `${field} out of bounds`,
        found: `${length} characters`,
        expected: `${min}–${max} characters`,
        fix: length < min ? `lengthen the ${field}` : `shorten the ${field}`,
      });
    }
  }
  return problems;
}
