/** A generator of numbers that is the same every time: mulberry32. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzåäö';
/** Shorter words are rarely mistyped, and nobody could tell what they were meant to be. */
const SHORTEST = 5;

/** A question with one typing mistake in one of its longer words; unchanged where it has none. */
export function misspell(question: string, seed: number): string {
  const random = numbers(seed);
  const words = [...question.matchAll(/[\p{L}]+/gu)].filter(([word]) => word.length >= SHORTEST);
  const chosen = words[Math.floor(random() * words.length)];
  if (!chosen) return question;
  const [word] = chosen;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = LETTERS[Math.floor(random() * LETTERS.length)] ?? 'e';
  const kinds = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ];
  const misspelt = kinds[Math.floor(random() * kinds.length)] ?? word;
  return question.slice(0, chosen.index) + misspelt + question.slice(chosen.index + word.length);
}
