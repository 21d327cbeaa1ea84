import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/**
 * A request through CloudFront and an HTTP API, in the shape that API Gateway's developer guide
 * prints for payload format 2.0: every field is there, also those that we do not read.
 */
const HTTP_EVENT: APIGatewayProxyEventV2 = {
  version: '2.0',
  routeKey: 'ANY /api/chat-assistant',
  rawPath: '/api/chat-assistant',
  rawQueryString: '',
  cookies: ['consent=none', 'theme=dark'],
  headers: {
    accept: '*/*',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'sv-SE,sv;q=0.9',
    authorization: 'Bearer public-key-of-the-tests',
    'content-length': '153',
    'content-type': 'application/json',
    host: 'a1b2c3d4e5.execute-api.eu-north-1.amazonaws.com',
    origin: 'https://www.fyrvik.example',
    referer: 'https://www.fyrvik.example/',
    'sec-fetch-mode': 'cors',
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    via: '2.0 0123456789abcdef0123456789abcdef.cloudfront.net (CloudFront)',
    'x-amz-cf-id': 'Q2xvdWRGcm9udCByZXF1ZXN0IGlkIG9mIDU2IGJ5dGVzLCBiYXNlNjQ==',
    'x-amzn-trace-id': 'Root=1-691ffb90-0123456789abcdef01234567',
    'x-forwarded-for': '198.51.100.7, 203.0.113.9',
    'x-forwarded-port': '443',
    'x-forwarded-proto': 'https',
    'x-origin-verify': 'secret of the CDN',
  },
  requestContext: {
    accountId: '123456789012',
    apiId: 'a1b2c3d4e5',
    domainName: 'a1b2c3d4e5.execute-api.eu-north-1.amazonaws.com',
    domainPrefix: 'a1b2c3d4e5',
    http: {
      method: 'POST',
      path: '/api/chat-assistant',
      protocol: 'HTTP/1.1',
      sourceIp: '203.0.113.9',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    requestId: 'UAbcdiXYgi0EJ1g=',
    routeKey: 'ANY /api/chat-assistant',
    stage: '$default',
    time: '21/Nov/2026:05:00:00 +0000',
    timeEpoch: 1_795_237_200_000,
  },
  isBase64Encoded: false,
};

/** The recorded request, to another address or with another body. */
export function httpEvent(
  method: string,
  path: string,
  { query = '', body }: { query?: string; body?: string } = {},
): APIGatewayProxyEventV2 {
  const proxy = /^\/api\/chat-assistant\/(.+)$/.exec(path)?.[1];
  const routeKey = proxy ? 'ANY /api/chat-assistant/{proxy+}' : `ANY ${path}`;
  const { requestContext, headers } = HTTP_EVENT;
  return {
    ...HTTP_EVENT,
    routeKey,
    rawPath: path,
    rawQueryString: query,
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body ?? '')) },
    ...(query === ''
      ? {}
      : { queryStringParameters: Object.fromEntries(new URLSearchParams(query)) }),
    ...(proxy ? { pathParameters: { proxy } } : {}),
    requestContext: {
      ...requestContext,
      routeKey,
      http: { ...requestContext.http, method, path },
    },
    ...(body === undefined ? {} : { body }),
  };
}

/** What EventBridge Scheduler hands over where a schedule sets no input, as its user guide prints it. */
export const SCHEDULER_EVENT = {
  version: '0',
  id: '01234567-89ab-cdef-0123-456789abcdef',
  'detail-type': 'Scheduled Event',
  source: 'aws.scheduler',
  account: '123456789012',
  time: '2026-11-21T05:00:00Z',
  region: 'eu-north-1',
  resources: ['arn:aws:scheduler:eu-north-1:123456789012:schedule/default/sweep'],
  detail: '{}',
};

/** Payloads of `aws lambda invoke` without one, and of the console's test button. */
export const DIRECT_CALLS: readonly unknown[] = [
  undefined,
  null,
  {},
  { key1: 'value1', key2: 'value2', key3: 'value3' },
];
