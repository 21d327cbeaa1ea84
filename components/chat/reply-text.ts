/** A piece of a reply: words, or an address that becomes a link. */
export type ReplyPart =
  | { kind: 'text'; text: string }
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

/**
 * Splits a reply into words and links; everything else, markup included, stays words.
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
  return [...words(first), ...rest.flatMap((after) => [link, ...words(after)])];
}

const words = (text: string): ReplyPart[] => (text ? [{ kind: 'text', text }] : []);

function linkTo(address: string): ReplyPart {
  const isBareEmail = address.includes('@') && !/^(?:mailto|https?):/.test(address);
  return {
    kind: 'link',
    href: isBareEmail ? `mailto:${address}` : address,
    text: address.replace(/^(?:mailto|tel):/, ''),
  };
}
