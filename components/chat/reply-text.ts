/** A piece of a reply: words, empty lines between them, or an address that becomes a link. */
type ReplyPart =
  | { kind: 'text' | 'space'; text: string }
  | {
      kind: 'link';
      href: string;
      text: string;
      /** What of the reply's text goes without saying, as `: /contact` after "Read more". */
      silent?: string;
    };

/**
 * Addresses in running text: http(s), mailto and tel, e-mail addresses, and paths of this site, which
 * stand at the start of a word and begin with a letter; Home's, a mere slash, after a colon only.
 */
const ADDRESS =
  /(?<![\p{L}\p{N}_/:.@<=~-])(?:https?:\/\/[\p{L}\p{N}][^\s<>"]*|(?:mailto:)?[\p{L}\p{N}_.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|tel:\+?[\d-]*\d|\/(?=[a-z#])[\w#/-]*[\w#-](?![\p{L}\p{N}])|(?<=: )\/(?=\s|$))/gu;
/** What belongs to the sentence around an address. */
const TRAILING = /[.,;:!?)\]'"”’»…]+$/;
/** A line of its own that says what a path of this site leads to: "Read more: /contact". */
const SIGNPOST = /^([^\n:]{2,40})(: (\/(?:[a-z#][\w#/-]*)?))$/gm;

/** A line that a visitor may say next, with the line breaks before it. */
const CHOICE = /\n*^– +(\S.*)$/gm;

/** Parts a reply's choices from its words, which are left as they are where there are none. */
export function splitChoices(reply: string): { words: string; choices: readonly string[] } {
  const choices = Array.from(reply.matchAll(CHOICE), ([, choice = '']) => choice.trimEnd());
  const words = choices.length > 0 ? reply.replace(CHOICE, '').trimStart() : reply;
  return { words, choices };
}

/**
 * Splits a reply into words, spaces and links; everything else, markup included, stays words.
 *
 * @param phone - a number that becomes a link where the reply has it as it is written here.
 */
export function replyParts(
  reply: string,
  phone: { text: string; international: string },
): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let end = 0;
  for (const match of reply.matchAll(SIGNPOST)) {
    const [whole, text = '', silent = '', href = ''] = match;
    parts.push(...runningText(reply.slice(end, match.index), phone));
    parts.push({ kind: 'link', href, text, silent });
    end = match.index + whole.length;
  }
  return [...parts, ...runningText(reply.slice(end), phone)];
}

function runningText(text: string, phone: { text: string; international: string }): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, '');
    parts.push(...withPhone(text.slice(end, match.index), phone), linkTo(address));
    end = match.index + address.length;
  }
  return [...parts, ...withPhone(text.slice(end), phone)];
}

function withPhone(text: string, phone: { text: string; international: string }): ReplyPart[] {
  const [first = '', ...rest] = phone.text ? text.split(phone.text) : [text];
  const link: ReplyPart = {
    kind: 'link',
    href: `tel:${phone.international}`,
    text: phone.text,
  };
  return [...wordsAndSpaces(first), ...rest.flatMap((after) => [link, ...wordsAndSpaces(after)])];
}

const SPACE = /^\n\n/;

const wordsAndSpaces = (text: string): ReplyPart[] =>
  text
    .split(/(\n\n+)/)
    .filter(Boolean)
    .map((piece) => ({ kind: SPACE.test(piece) ? 'space' : 'text', text: piece }));

function linkTo(address: string): ReplyPart {
  const isBareEmail = address.includes('@') && !/^(?:mailto|https?):/.test(address);
  return {
    kind: 'link',
    href: isBareEmail ? `mailto:${address}` : address,
    text: address.replace(/^(?:mailto|tel):/, ''),
  };
}
