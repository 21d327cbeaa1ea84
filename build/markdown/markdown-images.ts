import type { LocalPictures } from '../../content/schema/local-picture';

/** Attributes hold no bare `>`: marked and its renderer of ours escape it. */
const IMAGE = /<img\s[^>]*>/gi;
const SOURCE = /\ssrc=(?:"([^"]*)"|'([^']*)')/i;
const WORDS = /\salt=(?:"[^"]|'[^'])|\saria-hidden=/i;
/** The width of a text column; its pictures fill it. */
const SIZES = '(min-width: 46rem) 42rem, 100vw';

/** Addresses of all images in the HTML of a Markdown text. */
export const imageAddresses = (html: string): string[] =>
  [...html.matchAll(IMAGE)].flatMap(([tag]) => addressOf(tag) ?? []);

/**
 * The same HTML with the pictures that our own host serves in their formats, widths and true size. One
 * without words stays as it is written, for that is how it is told.
 */
export const withOwnImages = (html: string, pictures: LocalPictures): string =>
  html.replace(IMAGE, (tag) => {
    const address = addressOf(tag);
    const picture = address === undefined ? undefined : pictures[address];
    if (!picture || !WORDS.test(tag)) return tag;
    const sources = picture.sources.map(
      ({ type, srcset }) => `<source type="${type}" srcset="${srcset}" sizes="${SIZES}">`,
    );
    const image = tag
      .replace(/\s(?:width|height)=(?:"[^"]*"|'[^']*')/gi, '')
      .replace(SOURCE, ` src="${picture.src}" width="${picture.width}" height="${picture.height}"`);
    return `<picture>${sources.join('')}${image}</picture>`;
  });

function addressOf(tag: string): string | undefined {
  const [, double, single] = SOURCE.exec(tag) ?? [];
  const escaped = double ?? single;
  return escaped
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
