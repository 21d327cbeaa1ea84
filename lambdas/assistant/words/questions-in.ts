import { fold } from './fold';

/** Beginnings of sentences that ask, folded. */
const ASKS =
  /^(?:(?:och|men|ok|okej|sen|sa|and|but|so|also|then|undrar|jag undrar|vi undrar|i wonder|wondering)[ ,]+)*(?:vad|va|hur|nar|var|vart|vem|vilk\w+|varfor|kan|kunde|skulle|ska|har|ar|gor|finns|ingar|maste|behover|erbjuder|far|tar|jobbar|kor|fixar|bygger|what|whats|how|when|where|who|which|why|can|could|do|does|is|are|will|would|should|may|did|have|has)\b/;

/** Between two questions in one sentence, as in "what does it cost and how long does it take". */
const AND_ASKS =
  /,?\s+(?:och|samt|and)\s+(?=(?:vad|hur|när|var|vem|vilk\p{L}+|what|how|when|where|who|which)(?!\p{L}))/iu;

/** Questions that are read: nobody asks more, and reading takes time. */
const MOST = 8;

/** The sentences of a message that ask something, in order. */
export function questionsIn(text: string): string[] {
  const sentences = sentencesIn(text);
  const marked = sentences.filter((sentence) => sentence.includes('?'));
  const asking =
    marked.length > 0 ? marked : sentences.filter((sentence) => ASKS.test(fold(sentence)));
  return asking.flatMap((sentence) => sentence.split(AND_ASKS)).slice(0, MOST);
}

export function sentencesIn(text: string): string[] {
  return (text.match(/[^.!?\n]+(?:\.(?=\S)[^.!?\n]+)*[.!?\n]*/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));
}
