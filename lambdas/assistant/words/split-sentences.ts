import { fold } from './fold';

/** Beginnings of sentences that ask, folded. */
const ASKS =
  /^(?:(?:och|men|ok|okej|sen|sa|and|but|so|also|then|undrar|jag undrar|vi undrar|i wonder|wondering)[ ,]+)*(?:vad|va|hur|nar|var|vart|vem|vilk\w+|varfor|kan|kunde|skulle|ska|har|ar|gor|finns|ingar|maste|behover|erbjuder|far|tar|jobbar|kor|fixar|bygger|what|whats|how|when|where|who|which|why|can|could|do|does|is|are|will|would|should|may|did|have|has)\b/;

/** Sentences of each kind that are read: nobody asks more, and reading takes time. */
const MOST = 8;

export interface Sentences {
  /** The sentences that ask something, in order. */
  asked: readonly string[];
  /** What is said around them. */
  told: readonly string[];
}

/** Parts a message into what is asked and what is told; a message that asks nothing is all asked. */
export function splitSentences(text: string): Sentences {
  const sentences = (text.match(/[^.!?\n]+(?:\.(?=\S)[^.!?\n]+)*[.!?\n]*/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));
  const marked = sentences.filter((sentence) => sentence.includes('?'));
  const asking =
    marked.length > 0 ? marked : sentences.filter((sentence) => ASKS.test(fold(sentence)));
  if (asking.length === 0) return { asked: [sentences.join(' ')], told: [] };
  const told = sentences.filter((sentence) => !asking.includes(sentence));
  return { asked: asking.slice(0, MOST), told: told.slice(-MOST) };
}
