import type { EdgeResponse, ViewerResponseEvent } from './events';

/** Types whose answer depends on what the browser can unpack. */
const TEXT = /^(?:text\/|application\/(?:json|xml|javascript|manifest|rss|atom)|image\/svg)/;

/** Headers of the store that are nobody's business, and those a missing page must not have. */
const OF_THE_STORE = ['x-amz-meta-status', 'x-amz-version-id', 'x-amz-server-side-encryption'];
const OF_A_FILE = ['etag', 'last-modified', 'accept-ranges'];

/** Gives the document of a missing page its status, and visitors their own caching rule. */
export function handler(event: ViewerResponseEvent): EdgeResponse {
  const response = event.response;
  const headers = response.headers;
  const status = headers['x-amz-meta-status'];
  const caching = headers['cache-control'];
  const type = headers['content-type'];
  if (type && TEXT.test(type.value)) headers.vary = { value: 'accept-encoding' };
  if (status && status.value === '404') {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
    headers['cache-control'] = { value: 'no-store' };
    remove(response, OF_A_FILE);
  } else if (caching) {
    // The year is for the edge, whose objects never change; proxies of others must ask.
    headers['cache-control'] = { value: caching.value.replace(/,\s*s-maxage=\d+/, '') };
  }
  remove(response, OF_THE_STORE);
  return response;
}

function remove(response: EdgeResponse, names: readonly string[]): void {
  for (let i = 0; i < names.length; i++) delete response.headers[names[i] || ''];
}
