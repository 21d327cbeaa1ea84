import type { APIGatewayProxyEventV2 } from 'aws-lambda';

export interface EventOptions {
  method: string;
  path: string;
  query?: string;
  body?: string;
  isBase64Encoded?: boolean;
  headers?: Readonly<Record<string, string>>;
  sourceIp?: string;
  requestId?: string;
}

/**
 * A request through CloudFront and an HTTP API, in the shape that API Gateway's developer guide
 * prints for payload format 2.0: every field is there, also those that we do not read.
 */
export function httpEvent({
  method,
  path,
  query = '',
  body,
  isBase64Encoded = false,
  headers = {},
  sourceIp = '130.176.1.1',
  requestId = 'JKJaXmPLvHcESHA=',
}: EventOptions): APIGatewayProxyEventV2 {
  const domainName = 'abcdef1234.execute-api.eu-north-1.amazonaws.com';
  const proxy = /^\/api\/chat-assistant\/(.+)$/.exec(path)?.[1];
  const routeKey = proxy ? 'ANY /api/chat-assistant/{proxy+}' : `ANY ${path}`;
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: query,
    cookies: ['consent=none', 'theme=dark'],
    headers: {
      'accept-encoding': 'br,gzip',
      'content-length': String(Buffer.byteLength(body ?? '')),
      host: domainName,
      'user-agent': 'Amazon CloudFront',
      via: '2.0 1234.cloudfront.net (CloudFront)',
      'x-amz-cf-id': 'Vc0XmPL',
      'x-amzn-trace-id': 'Root=1-5e6722a7-cc56xmpl46db7ae02d4da47e',
      'x-forwarded-for': `203.0.113.7, ${sourceIp}`,
      'x-forwarded-port': '443',
      'x-forwarded-proto': 'https',
      ...headers,
    },
    ...(query === ''
      ? {}
      : { queryStringParameters: Object.fromEntries(new URLSearchParams(query)) }),
    ...(proxy ? { pathParameters: { proxy } } : {}),
    requestContext: {
      accountId: '123456789012',
      apiId: 'abcdef1234',
      domainName,
      domainPrefix: 'abcdef1234',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp, userAgent: 'Amazon CloudFront' },
      requestId,
      routeKey,
      stage: '$default',
      time: '12/Mar/2026:19:03:58 +0000',
      timeEpoch: 1_773_342_238_000,
    },
    ...(body === undefined ? {} : { body }),
    isBase64Encoded,
  };
}
