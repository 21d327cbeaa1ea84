import { fold } from './words/fold';

const SHORTEST = 2;

/**
 * Words and beginnings of words with what they stand for. A whole word counts before a beginning,
 * and a longer beginning before a shorter one.
 */
export class WordTable<T> {
  private readonly whole = new Map<string, T[]>();
  private readonly beginnings = new Map<string, T[]>();

  /** Adds a list such as `pris* kostar`, of which a star ends each beginning. */
  add(list: string, value: T): void {
    for (const word of list.split(/\s+/).filter((word) => word !== '')) {
      const map = word.endsWith('*') ? this.beginnings : this.whole;
      const key = fold(word.replace(/\*$/, '').replaceAll('-', ''));
      const known = map.get(key);
      if (!known) map.set(key, [value]);
      else if (!known.includes(value)) known.push(value);
    }
  }

  /** What a word stands for, and how many of its letters say so; undefined for an unknown word. */
  find(word: string): { values: readonly T[]; length: number } | undefined {
    const whole = this.whole.get(word);
    const length = this.beginningOf(word);
    const beginning = length === 0 ? undefined : this.beginnings.get(word.slice(0, length));
    if (whole) {
      const values =
        beginning && length === word.length ? [...new Set([...whole, ...beginning])] : whole;
      return { values, length: word.length };
    }
    return beginning && { values: beginning, length };
  }

  has(word: string): boolean {
    return this.whole.has(word) || this.beginningOf(word) > 0;
  }

  /** All words and beginnings with what they stand for, for correcting spelling. */
  *entries(): Generator<{ word: string; isBeginning: boolean; values: readonly T[] }> {
    for (const [word, values] of this.whole) yield { word, isBeginning: false, values };
    for (const [word, values] of this.beginnings) yield { word, isBeginning: true, values };
  }

  private beginningOf(word: string): number {
    for (let length = word.length; length >= SHORTEST; length--) {
      if (this.beginnings.has(word.slice(0, length))) return length;
    }
    return 0;
  }
}
