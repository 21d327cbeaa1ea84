import { Marked, type Token, type Tokens } from 'marked';

const marked = new Marked({ gfm: true });

/** A part of a Markdown text: what stands below one heading, without markup. */
export interface TextPart {
  /** Undefined for what stands above the first heading. */
  heading: string | undefined;
  text: string;
}

/** From this length on, a text is parted before its next paragraph: an answer is no essay. */
const LONG = 350;

/** Splits Markdown at its headings, and what is long below one at its paragraphs. */
export function partsOf(markdown: string): TextPart[] {
  const parts: { heading: string | undefined; lines: string[] }[] = [
    { heading: undefined, lines: [] },
  ];
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading') parts.push({ heading: plainText(token), lines: [] });
    else {
      const last = parts.at(-1);
      const text = plainText(token);
      if (last && last.lines.join('').length < LONG) last.lines.push(text);
      else parts.push({ heading: last?.heading, lines: [text] });
    }
  }
  return parts
    .map(({ heading, lines }) => ({ heading, text: tidy(lines.join('\n')) }))
    .filter(({ text }) => text !== '');
}

/** The words of a token; pictures and code for machines have none. */
function plainText(token: Token): string {
  if (token.type === 'image' || token.type === 'html') return '';
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows]
      .map((row) => row.map(({ tokens }) => tokens.map(plainText).join('')).join(' · '))
      .join('\n');
  }
  if (token.type === 'list') return (token as Tokens.List).items.map(plainText).join('\n');
  if ('tokens' in token && token.tokens) return token.tokens.map(plainText).join('');
  if (token.type === 'br' || token.type === 'space') return '\n';
  return 'text' in token ? String(token.text) : '';
}

const tidy = (text: string): string =>
  text
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, '’')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n\s*\n+/g, '\n')
    .trim();
