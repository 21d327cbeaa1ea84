import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as v from 'valibot';
import { forwardedAddress } from '../chat/client-address';
import type { ChatApp } from './types';

/** Takes whatever Lambda hands over; each event gets an answer, and none makes it throw. */
export type HttpHandler = (event: unknown) => Promise<APIGatewayProxyStructuredResultV2>;

const text = v.fallback(v.string(), '');

/** An object whose fields all have a fallback. */
function lenient<const Entries extends v.ObjectEntries>(entries: Entries) {
  const schema = v.object(entries);
  return v.fallback(schema, () => v.parse(schema, {}));
}

/** What is read of an event (payload format 2.0); what is missing is blank, and refused as such. */
const HttpEvent = lenient({
  rawPath: text,
  rawQueryString: text,
  headers: v.fallback(v.record(v.string(), v.string()), {}),
  body: v.fallback(v.optional(v.string()), undefined),
  isBase64Encoded: v.fallback(v.boolean(), false),
  requestContext: lenient({ requestId: text, http: lenient({ method: text, sourceIp: text }) }),
});
type HttpEvent = v.InferOutput<typeof HttpEvent>;

/**
 * Lets an HTTP API call the app.
 *
 * @param isBehindCdn - whether only the CDN can call, so that the address it forwards is believed.
 */
export const lambdaHandler =
  (app: ChatApp, { isBehindCdn }: { isBehindCdn: boolean }): HttpHandler =>
  async (given) => {
    const event = v.parse(HttpEvent, given);
    const { requestId, http } = event.requestContext;
    const address = isBehindCdn
      ? forwardedAddress(event.headers['x-forwarded-for'], http.sourceIp)
      : http.sourceIp;
    const response = await app.fetch(toRequest(event), { requestId, address });
    return toResult(response);
  };

function toRequest({ rawPath, rawQueryString, body, ...event }: HttpEvent): Request {
  const { method } = event.requestContext.http;
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
  const request = new Request(`https://chat${rawPath.replace(/^\/?/, '/')}?${rawQueryString}`, {
    method: hasBody ? 'POST' : 'GET',
    headers: toHeaders(event.headers),
    ...(hasBody ? { body: Buffer.from(body, event.isBase64Encoded ? 'base64' : 'utf8') } : {}),
  });
  // A Request refuses to be made with TRACE and the like, which the app answers as any other method.
  return Object.defineProperty(request, 'method', { value: method });
}

function toHeaders(given: HttpEvent['headers']): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    try {
      headers.set(name, Buffer.from(value).toString('latin1'));
    } catch {
      // What HTTP cannot carry is as good as absent.
    }
  }
  return headers;
}

async function toResult(response: Response): Promise<APIGatewayProxyStructuredResultV2> {
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
    isBase64Encoded: false,
  };
}
