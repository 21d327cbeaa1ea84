import { isIPv6 } from 'node:net';

/**
 * The address limits are counted for. A connection of IPv6 usually has 2^64 addresses to choose
 * from, so its network counts as one.
 */
export function limitedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${network(address)}::/64` : address;
}

function network(address: string): string {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::');
  const left = groups(head);
  const right = groups(tail);
  const zeros = address.includes('::') ? 8 - left.length - right.length : 0;
  const all = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));

/**
 * The visitor's address behind the CDN: what the CDN added to `x-forwarded-for`, which is the last
 * entry that is not the CDN's own. Everything before it is the visitor's word, and never believed.
 *
 * @param source - who connected, from the request context.
 */
export function forwardedAddress(forwardedFor: string | undefined, source: string): string {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  return entries.findLast((entry) => entry !== '' && entry !== source) ?? source;
}
