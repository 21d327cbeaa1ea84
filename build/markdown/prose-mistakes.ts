import type { Mistake } from '../../content/core/problem';
import { unsafeHtml } from './unsafe-html';

const CODE = /<(code|pre)[\s>].*?<\/\1>/gs;
/** A link or picture that Markdown has left as text. */
const UNREAD = /!?\[[^\]<>]*\]\([^)<>]*\)/g;
const RAW_TAG = /<\/?[a-z]/i;
const TAG = /<(\/?)([a-z][a-z0-9-]*)(?:\s[^>]*)?>|<!--.*?-->/gis;
const EMPTY_ELEMENTS = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col']);

/** What is wrong with a Markdown text whatever page it is on. */
export const proseMistakes = (markdown: string, html: string): Mistake[] => [
  ...unsafeHtml(html).map((found) => ({
    // Where it was written as Markdown, its end is what the source holds too.
    needle: /[^\s"']+$/.exec(found)?.[0] ?? found,
    what: 'HTML that no page may hold',
    found,
    expected: 'Markdown, or plain elements such as <kbd>, <sup> or <details>',
    fix: 'say it in Markdown, or as a section of the page; scripts, frames, handlers, inline style and pictures without https are blocked in browsers',
  })),
  ...(html.includes('](') ? (html.replace(CODE, '').match(UNREAD) ?? []) : []).map((found) => ({
    what: 'link or picture that Markdown cannot read',
    found,
    expected: 'an address without spaces',
    fix: 'write %20 for each space, or put the address between < and >',
  })),
  ...[...html.matchAll(/<a href="">([^<]*)/g)].map(([, words = '']) => ({
    needle: `[${words}](`,
    what: 'link without an address',
    found: `[${words}]()`,
    expected: 'an address such as /contact',
    fix: 'write it, or remove the brackets',
  })),
  ...(RAW_TAG.test(markdown) ? unpaired(html) : []).map((found) => ({
    what: 'HTML that is not in pairs',
    found,
    expected: 'an opening and a closing tag for each element',
    fix: 'add the other tag or remove this one',
  })),
];

/** The first tag that is closed but not open, or left open: it would take the rest of the page with it. */
function unpaired(html: string): string[] {
  const open: { tag: string; name: string }[] = [];
  for (const [tag, slash, written] of html.matchAll(TAG)) {
    const name = written?.toLowerCase();
    if (name === undefined || EMPTY_ELEMENTS.has(name)) continue;
    if (!slash) open.push({ tag, name });
    else if (open.at(-1)?.name === name) open.pop();
    else return [open.at(-1)?.tag ?? tag];
  }
  return open.slice(0, 1).map(({ tag }) => tag);
}
