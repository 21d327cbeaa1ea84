import { acceptsBrotli } from './accepts-brotli';
import type { EdgeRequest, EdgeResponse, ViewerRequestEvent } from './events';
import { objectKey } from './object-key';
import { resolve } from './resolve';
import { type RouteTable, tableOf } from './route-table';

/** What a release writes into the function; put there when it is bundled. */
export interface ReleaseConstants {
  /** Names the folder of this release's pages. */
  release: string;
  table: RouteTable;
  /** The one host that answers; others are sent there. Empty where every host is as good. */
  host: string;
}

declare const RELEASE: ReleaseConstants;

/** Headers that would turn the document of a missing page into a 304 or 206. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'if-match', 'if-range', 'range'];

const known = tableOf(RELEASE.table);

/** Turns an address into the object that answers it, or into a redirect: to the one host, or where it has moved. */
export function handler(event: ViewerRequestEvent): EdgeRequest | EdgeResponse {
  const request = event.request;
  const host = request.headers.host;
  if (RELEASE.host && host && host.value !== RELEASE.host) {
    // A second slash at the start would make the rest of the path a host.
    const path = request.uri.replace(/^[/\\]+/, '/');
    return redirect('https://' + RELEASE.host + path, request);
  }
  const resolved = resolve(request.uri, known);
  if (resolved.kind === 'moved') return redirect(encodeURI(resolved.to), request);
  const encoding = request.headers['accept-encoding'];
  request.uri = objectKey(resolved, RELEASE.release, acceptsBrotli(encoding && encoding.value));
  if (resolved.kind === 'missing') {
    for (let i = 0; i < CONDITIONS.length; i++) delete request.headers[CONDITIONS[i] || ''];
  }
  return request;
}

function redirect(to: string, request: EdgeRequest): EdgeResponse {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: /[?#]/.test(to) ? to : to + queryOf(request) } },
  };
}

/** CloudFront hands the query over as it came, split at `&` and the first `=`. */
function queryOf(request: EdgeRequest): string {
  const pairs: string[] = [];
  const names = Object.keys(request.querystring);
  for (let i = 0; i < names.length; i++) {
    const name = names[i] || '';
    const field = request.querystring[name];
    const values = field ? field.multiValue || [field] : [];
    for (let j = 0; j < values.length; j++) {
      const value = values[j];
      pairs.push(value && value.value !== '' ? name + '=' + value.value : name);
    }
  }
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}
