import { WordTable } from '../word-table';
import { CONCEPTS, type Concept, type ConceptEntry } from './concepts';
import { FOREIGN, TRADES } from './foreign';
import { STOP_WORDS } from './stop-words';

/** What one word may be: a concept of ours, or one of the words that only matter by what they are not. */
export type Meaning = Concept | 'stop' | 'trade' | 'foreign';

/** Every word the assistant knows, in both languages. */
export const LEXICON = new WordTable<Meaning>();
/** Those that mean a concept. */
export const CONCEPT_WORDS = new WordTable<Concept>();

export const CONCEPT_NAMES = Object.keys(CONCEPTS) as Concept[];

/** A concept by name, with its optional fields. */
export const conceptOf = (name: Concept): ConceptEntry => CONCEPTS[name];

for (const name of CONCEPT_NAMES) {
  LEXICON.add(conceptOf(name).words, name);
  CONCEPT_WORDS.add(conceptOf(name).words, name);
}
LEXICON.add(STOP_WORDS, 'stop');
LEXICON.add(TRADES, 'trade');
LEXICON.add(FOREIGN, 'foreign');

/** Words that only patterns hold, which a misspelt one may be as well. */
export const PATTERN_WORDS: ReadonlySet<string> = new Set(
  CONCEPT_NAMES.flatMap((name) => conceptOf(name).patterns ?? [])
    .flatMap(
      ({ source }) =>
        source.replace(/\\[a-z]/g, ' ').match(/(?<![a-z(?[])[a-z]{4,}(?![a-z]*[?*\]])/g) ?? [],
    )
    .filter((word) => !LEXICON.has(word)),
);
