/** A document's HTML in its parts: what is its own as text, what a shell adds as UTF-8 that is made once. */
export type Page = readonly (string | Buffer)[];

/** The HTML of a page as one text. */
export const htmlOf = (page: Page): string => page.join('');

/** Of a character, as JavaScript counts them, in UTF-8. */
const MOST_BYTES = 3;

/**
 * Makes bytes of pages, always in the same memory: what it gives is good until the next page. As one text,
 * a page would be copied twice, and with a dash in its shell take two bytes a letter.
 */
export function pageEncoder(): (page: Page) => Uint8Array {
  let memory = Buffer.alloc(0);
  return (page) => {
    const most = page.reduce((sum, { length }) => sum + MOST_BYTES * length, 0);
    if (most > memory.length) memory = Buffer.allocUnsafeSlow(2 * most);
    let end = 0;
    for (const part of page)
      end += typeof part === 'string' ? memory.write(part, end) : part.copy(memory, end);
    return memory.subarray(0, end);
  };
}
