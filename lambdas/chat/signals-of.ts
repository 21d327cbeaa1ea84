import type { Signal } from '../conversation/conversation';
import type { UserInfoRequest } from './requests';

/** No person reads a form and types a name, an address and a number in less. */
const SHORTEST_MS = 2000;

/** What makes a contact look like a machine's. */
export function signalsOf(
  { website = '', elapsed = SHORTEST_MS }: Pick<UserInfoRequest, 'website' | 'elapsed'>,
  isRepeated: boolean,
): Signal[] {
  return [
    ...(website.trim() === '' ? [] : ['honeypot' as const]),
    ...(elapsed < SHORTEST_MS ? ['too-fast' as const] : []),
    ...(isRepeated ? ['repeated' as const] : []),
  ];
}
