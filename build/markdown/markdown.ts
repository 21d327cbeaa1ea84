import { Marked, type Tokens } from 'marked';
import { slugOf } from '../../content/core/slug';
import { escapeXml } from '../plan/escape-xml';

/** Headings of one text that say the same get anchors of their own: `pris`, `pris-2`. */
function withDistinctAnchors(html: string): string {
  const anchors = new Set<string>();
  return html.replace(HEADING_ID, (_, tag: string, slug: string) => {
    let anchor = slug;
    for (let count = 2; anchors.has(anchor); count++) anchor = `${slug}-${count}`;
    anchors.add(anchor);
    return `${tag}"${anchor}"`;
  });
}

const HEADING_ID = /(<h[1-6] id=)"([^"]*)"/g;

/** What a heading says, without its markup. */
const plainText = (html: string): string =>
  html.replace(/<[^>]+>/g, '').replace(/&(?:#\d+|#x[0-9a-f]+|\w+);/gi, ' ');

const FIGURE = /(<figure>.*?<\/figure>)/s;

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth }: Tokens.Heading): string {
      const html = this.parser.parseInline(tokens);
      return `<h${depth} id="${slugOf(plainText(html))}">${html}</h${depth}>\n`;
    },
    image({ href, text, title }: Tokens.Image): string {
      const caption = title ? `<figcaption>${escapeXml(title)}</figcaption>` : '';
      return `<figure><img src="${escapeXml(href)}" alt="${escapeXml(text)}" width="1200" height="675" loading="lazy" decoding="async">${caption}</figure>`;
    },
    table(token: Tokens.Table): string {
      const cell = (tag: 'th' | 'td', { tokens, align }: Tokens.TableCell): string =>
        `<${tag}${tag === 'th' ? ' scope="col"' : ''}${align === 'right' ? ' class="number"' : ''}>${this.parser.parseInline(tokens)}</${tag}>`;
      const head = token.header.map((header) => cell('th', header)).join('');
      const rows = token.rows
        .map((row) => `<tr>${row.map((data) => cell('td', data)).join('')}</tr>`)
        .join('');
      return `<div class="table-scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
    },
    paragraph({ tokens }: Tokens.Paragraph): string {
      const html = this.parser.parseInline(tokens);
      return html
        .split(FIGURE)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map((part) => (part.startsWith('<figure>') ? `${part}\n` : `<p>${part}</p>\n`))
        .join('');
    },
  },
});

/** Markdown as HTML, with an anchor on every heading and real tables; links as written. */
export function markdownToHtml(markdown: string): string {
  if (markdown.trim() === '') return '';
  return withDistinctAnchors(marked.parse(markdown, { async: false }));
}

const WORDS_PER_MINUTE = 220;

/** Whether a character belongs to a word: digits, letters, and everything from À on. */
const isWordCode = (code: number): boolean =>
  (code > 47 && code < 58) ||
  (code > 64 && code < 91) ||
  (code > 96 && code < 123) ||
  (code > 191 && code < 0x2000);

/** Words of a text; a loop, for a regular expression takes as long as the Markdown does. */
function countWords(text: string): number {
  let count = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index++) {
    const isWord = isWordCode(text.charCodeAt(index));
    if (isWord && !inWord) count++;
    inWord = isWord;
  }
  return count;
}

/** Minutes a text takes to read, at least one. */
export const readingMinutes = (markdown: string): number =>
  Math.max(1, Math.round(countWords(markdown) / WORDS_PER_MINUTE));
