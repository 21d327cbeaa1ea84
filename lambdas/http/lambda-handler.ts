import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { forwardedAddress } from '../chat/client-address';
import type { ChatApp } from './types';

export type HttpHandler = (
  event: APIGatewayProxyEventV2,
) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Lets an HTTP API (payload format 2.0) call the app.
 *
 * @param isBehindCdn - whether only the CDN can call, so that the address it forwards is believed.
 */
export const lambdaHandler =
  (app: ChatApp, { isBehindCdn }: { isBehindCdn: boolean }): HttpHandler =>
  async (event) => {
    const { requestId, http } = event.requestContext;
    const address = isBehindCdn
      ? forwardedAddress(event.headers['x-forwarded-for'], http.sourceIp)
      : http.sourceIp;
    const response = await app.fetch(toRequest(event), { requestId, address });
    return toResult(response);
  };

function toRequest(event: APIGatewayProxyEventV2): Request {
  const { rawPath, rawQueryString, body, isBase64Encoded, requestContext } = event;
  const { method } = requestContext.http;
  const headers = new Headers();
  for (const [name, value] of Object.entries(event.headers)) {
    if (value !== undefined) headers.set(name, value);
  }
  const query = rawQueryString === '' ? '' : `?${rawQueryString}`;
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
  return new Request(`https://${requestContext.domainName}${rawPath}${query}`, {
    method,
    headers,
    ...(hasBody ? { body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') } : {}),
  });
}

async function toResult(response: Response): Promise<APIGatewayProxyStructuredResultV2> {
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
    isBase64Encoded: false,
  };
}
