import type { ReachedHosts } from '../../lambdas/edge/security-headers';

const PICTURE = /<(?:img|source)\s[^>]*?\s?src(?:set)?="(https:\/\/[^/"?#\s]+)/g;
/** Where a form's island sends to, in the properties that it wakes with. */
const SERVICE = /(?:"|&quot;)origin(?:"|&quot;):(?:"|&quot;)(https:\/\/[\w.:-]+)/g;

/** The other hosts that browsers reach from pages, which the policy of the site allows and no others. */
export function reachedHosts(pages: Iterable<string>): ReachedHosts {
  const pictures = new Set<string>();
  const services = new Set<string>();
  for (const html of pages) {
    for (const [, host = ''] of html.matchAll(PICTURE)) pictures.add(host);
    for (const [, host = ''] of html.matchAll(SERVICE)) services.add(host);
  }
  return { pictures: [...pictures].sort(), services: [...services].sort() };
}
