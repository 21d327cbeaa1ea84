/** A function that remembers its last answers: one question is looked at from many sides. */
export function lastFew<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const value = known.get(text) ?? compute(text);
    known.delete(text);
    known.set(text, value);
    for (const [oldest] of known) {
      if (known.size <= FEW) break;
      known.delete(oldest);
    }
    return value;
  };
}

/** A question, and the same with what was said before it. */
const FEW = 2;
