import { Marked, type Tokens } from 'marked';
import { escapeXml } from '../plan/escape-xml';

/** A heading's anchor: `Vad kostar det?` → `vad-kostar-det`. */
export const slugOf = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'section';

/** Anchors given in the text being converted; `marked` converts one text at a time. */
let anchors = new Map<string, number>();

function anchorOf(heading: string): string {
  const slug = slugOf(heading);
  const count = (anchors.get(slug) ?? 0) + 1;
  anchors.set(slug, count);
  return count === 1 ? slug : `${slug}-${count}`;
}

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth }: Tokens.Heading): string {
      const html = this.parser.parseInline(tokens);
      return `<h${depth} id="${anchorOf(html.replace(/<[^>]+>/g, ''))}">${html}</h${depth}>\n`;
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
      return html.startsWith('<figure>') ? `${html}\n` : `<p>${html}</p>\n`;
    },
  },
});

/** Markdown as HTML, with an anchor on every heading and real tables; links as written. */
export function markdownToHtml(markdown: string): string {
  if (markdown.trim() === '') return '';
  anchors = new Map();
  return marked.parse(markdown, { async: false });
}

/** The same HTML for the English shell: links of the site lead to English editions. */
export const inEnglishShell = (html: string): string => html.replaceAll('href="/', 'href="/en/');

const WORDS_PER_MINUTE = 220;

/** Minutes a text takes to read, at least one. */
export const readingMinutes = (markdown: string): number =>
  Math.max(1, Math.round((markdown.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) / WORDS_PER_MINUTE));
