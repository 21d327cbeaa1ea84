import { correctSpelling } from './correct-spelling';
import { fold } from './words/fold';
import type { Concept } from './lexicon/concepts';
import { FOREIGN_PATTERNS } from './lexicon/foreign';
import { CONCEPT_NAMES, conceptOf, LEXICON, type Meaning } from './lexicon/lexicon';
import { splitCompound } from './split-compound';

/** What a text is about, as far as the lexicon knows its words. */
export interface Analysis {
  concepts: ReadonlySet<Concept>;
  /** Words that are in no list and no pattern. */
  unknown: readonly string[];
  /** Words of other trades than ours. */
  trades: readonly string[];
  /** Words of what we never do. */
  foreign: readonly string[];
  /** Speaks to us: "ni", "your". */
  addressed: boolean;
  /** Speaks of the one who asks: "vi", "my". */
  personal: boolean;
  /** Unknown words that are written as names, in the middle of a sentence. */
  names: readonly string[];
  /** The folded words, spelling corrected. */
  words: readonly string[];
}

const PERSON = /^(?:jag|ja|vi|min|mitt|mina|mig|mej|oss|var|vart|vara|i|im|my|me|we|us|our)$/;
const ADDRESS = /^(?:ni|er|era|ert|you|your|yours|u|ur|fyrvik|fyrviks)$/;

/** Words of one kind that are written apart or with a hyphen. */
const JOINED =
  /\b(e|web|webb|google|word)[- ](handel|post|mail|commerce|butik|shop|adress|ads|press)/g;

export type Analyse = (text: string) => Analysis;

/** Reads each text once: several parts of the assistant ask for the same turns of a conversation. */
export function analyseOnce(): Analyse {
  const known = new Map<string, Analysis>();
  return (text) => {
    const analysis = known.get(text) ?? analyse(text);
    known.set(text, analysis);
    return analysis;
  };
}

/** Reads a text: concepts from its words and their order, and what is left over. */
export function analyse(text: string): Analysis {
  const folded = fold(text)
    .replace(/\S+@[\w.-]+\.\w+|https?:\/\/\S+/g, ' ')
    .replace(/(^|[^\p{L}\d])\.(?:se|com|nu|net|org|eu)(?![\p{L}])/gu, '$1 domain ')
    .replace(/'s\b/g, ' ')
    .replace(/'/g, '')
    .replace(JOINED, (_, first: string, second: string) => `${first}${second}`);
  const words = (folded.match(/[\p{L}\d]+/gu) ?? []).slice(0, MOST_WORDS);
  const read = words.map(readWord);
  const corrected = read.map(({ word }) => word).join(' ');

  const concepts = new Set<Concept>();
  const inPattern = new Set<string>();
  for (const name of CONCEPT_NAMES) {
    for (const pattern of conceptOf(name).patterns ?? []) {
      const match = pattern.exec(corrected);
      if (!match) continue;
      concepts.add(name);
      for (const word of match[0].split(' ')) inPattern.add(word);
    }
  }
  const unknown: string[] = [];
  const trades: string[] = [];
  const foreign: string[] = [];
  for (const { word, meanings } of read) {
    if (meanings.length === 0 && !inPattern.has(word)) unknown.push(word);
    if (
      inPattern.has(word) &&
      meanings.every((meaning) => meaning === 'trade' || meaning === 'foreign')
    )
      continue;
    const common = meanings.some((meaning) => meaning !== 'trade' && meaning !== 'foreign');
    for (const meaning of meanings) {
      if (meaning === 'stop') continue;
      if (meaning === 'trade' || meaning === 'foreign') {
        if (!common) (meaning === 'trade' ? trades : foreign).push(word);
      } else concepts.add(meaning);
    }
  }
  for (const pattern of FOREIGN_PATTERNS) {
    const match = pattern.exec(corrected);
    if (match) foreign.push(match[0]);
  }
  return {
    concepts,
    unknown: [...new Set(unknown)],
    trades: [...new Set(trades)],
    foreign: [...new Set(foreign)],
    addressed: words.some((word) => ADDRESS.test(word)),
    personal: words.some((word) => PERSON.test(word)),
    names: namesIn(text, new Set([...unknown, ...foreign])),
    words: read.map(({ word }) => word),
  };
}

/** Words with a capital that no sentence begins with. */
const namesIn = (text: string, strange: ReadonlySet<string>): string[] =>
  (text.match(/(?<=[\p{L}\d,] )\p{Lu}[\p{L}\d]+/gu) ?? []).filter((name) =>
    strange.has(fold(name)),
  );

/** A longer message than the interface lets through has no more to say. */
const MOST_WORDS = 400;

interface ReadWord {
  word: string;
  meanings: readonly Meaning[];
}

/** Longer ones are no words, and taking them apart takes time. */
const LONGEST_WORD = 40;

/** Prefixes that only strengthen the word behind them. */
const STRENGTHENED = /^(?:jatte|super|skit|mega|urs)(?=[a-z]{4})/;

function readWord(original: string): ReadWord {
  const word = original.replace(STRENGTHENED, '');
  if (/^\d+$/.test(word) || word.length === 1) return { word, meanings: ['stop'] };
  if (word.length > LONGEST_WORD) return { word, meanings: [] };
  const found = LEXICON.find(word);
  const parts = found && found.length === word.length ? undefined : splitCompound(word);
  if (parts) return { word, meanings: [...new Set([...(found?.values ?? []), ...parts])] };
  if (found) return { word, meanings: found.values };
  const meant = correctSpelling(word);
  return meant === undefined
    ? { word, meanings: [] }
    : { word: meant, meanings: LEXICON.find(meant)?.values ?? [] };
}
