/** A piece of a reply: words, or an address that becomes a link. */
export type ReplyPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; href: string; text: string };

/**
 * Addresses in running text: http(s), mailto and tel, e-mail addresses, and paths of this site, which
 * stand at the start of a word; Home's, a mere slash, after a colon only.
 */
const ADDRESS =
  /(?<![\w/:.@-])(?:https?:\/\/[^\s<>"]+|(?:mailto:)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+|tel:\+?[\d-]+|\/(?!\/)[\w#/-]*[\w#-]|(?<=: )\/(?=\s|$))/g;
/** What belongs to the sentence around an address. */
const TRAILING = /[.,;:!?)\]'"”’]+$/;

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
  const words = (text: string): void => {
    const [first = '', ...rest] = phone.text ? text.split(phone.text) : [text];
    if (first) parts.push({ kind: 'text', text: first });
    for (const after of rest) {
      parts.push({ kind: 'link', href: `tel:${phone.international}`, text: phone.text });
      if (after) parts.push({ kind: 'text', text: after });
    }
  };
  let end = 0;
  for (const match of reply.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, '');
    words(reply.slice(end, match.index));
    parts.push(linkTo(address));
    end = match.index + address.length;
  }
  words(reply.slice(end));
  return parts;
}

function linkTo(address: string): ReplyPart {
  const isBareEmail = address.includes('@') && !/^(?:mailto|https?):/.test(address);
  return {
    kind: 'link',
    href: isBareEmail ? `mailto:${address}` : address,
    text: address.replace(/^(?:mailto|tel):/, ''),
  };
}
