import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import {
  at,
  entries,
  referredId,
  type Resource,
  resources,
  type StackTemplate,
  textOf,
} from '../../../infra/checks/assembly';
import { type LocalServer, startServer } from '../../../lambdas/local/start-server';
import { httpEvent } from '../http-event';
import { CDN_ADDRESS, type CdnResponse, type OriginRequest } from './cdn';
import { resolveText } from './intrinsics';

/** What stands in for AWS around the functions. */
export interface Surroundings {
  database: string;
  mail: string;
  table: string;
}

// The pinned SDK works on Node 20; only its later releases do not.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

export type Handler = (event: unknown, context: unknown) => Promise<unknown>;

const isOurs = ({ properties }: Resource): boolean =>
  textOf(at(properties, 'Runtime')).startsWith('nodejs');

/** A function of the templates by what its logical id begins with. */
export function functionNamed(stacks: readonly StackTemplate[], start: string): Resource {
  const found = resources(stacks, 'AWS::Lambda::Function').find(
    (resource) => isOurs(resource) && resource.id.startsWith(start),
  );
  if (!found) throw new Error(`No function ${start}`);
  return found;
}

export const uploadOf = ({ properties }: Resource, outdir: string): string =>
  join(outdir, `asset.${textOf(at(properties, 'Code', 'S3Key')).replace(/\.zip$/, '')}`);

/**
 * Loads a function as it is uploaded, with the environment that its template gives it; only the
 * endpoints of AWS are others.
 */
export function deployedHandler(
  resource: Resource,
  outdir: string,
  { database, mail, table }: Surroundings,
): Handler {
  const { properties } = resource;
  const dir = uploadOf(resource, outdir);
  const environment = Object.fromEntries(
    entries(at(properties, 'Environment', 'Variables')).map(([name, value]) => [
      name,
      resolveText(value).replace(/^\/var\/task\//, `${dir}/`),
    ]),
  );
  const before = { ...process.env };
  Object.assign(process.env, environment, {
    TABLE_NAME: table,
    DYNAMODB_ENDPOINT: database,
    ...('MAIL_TO' in environment ? { SES_ENDPOINT: mail } : {}),
  });
  const load = createRequire(import.meta.url);
  const file = join(dir, 'index.js');
  delete load.cache[file];
  try {
    return (load(file) as { handler: Handler }).handler;
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** The HTTP API of the templates: routes by key, the most exact first; anything else is its own 404. */
export function httpApi(
  stacks: readonly StackTemplate[],
  handlers: ReadonlyMap<string, Handler>,
): (request: OriginRequest) => Promise<CdnResponse> {
  const routes = resources(stacks, 'AWS::ApiGatewayV2::Route').map(({ properties }) => {
    const [method = '', path = ''] = textOf(at(properties, 'RouteKey')).split(' ');
    const pattern = path.replace(/\{\w+\+\}/, '.+').replace(/\{\w+\}/g, '[^/]+');
    const target = at(properties, 'Target', 'Fn::Join', 1, 1);
    const integration = resources(stacks, 'AWS::ApiGatewayV2::Integration').find(
      ({ id }) => id === referredId(target),
    );
    return {
      method,
      matches: new RegExp(`^${pattern}$`),
      isExact: !path.includes('{'),
      function: referredId(at(integration?.properties, 'IntegrationUri')) ?? '',
    };
  });
  return async (request) => {
    const [path = '', query = ''] = request.url.split('?');
    const route = routes
      .sort((a, b) => Number(b.isExact) - Number(a.isExact))
      .find(
        ({ method, matches }) =>
          (method === 'ANY' || method === request.method) && matches.test(path),
      );
    const handler = handlers.get(route?.function ?? '');
    if (!route || !handler) return json(404, '{"message":"Not Found"}');
    const event = httpEvent({
      method: request.method,
      path,
      query,
      ...(request.body === undefined ? {} : { body: request.body }),
      headers: {
        ...request.headers,
        host: request.host,
        'x-forwarded-for': `${request.headers['x-forwarded-for'] ?? ''}, ${CDN_ADDRESS}`,
      },
      sourceIp: CDN_ADDRESS,
    });
    const answer = await handler(event, CONTEXT);
    return fromLambda(answer as APIGatewayProxyStructuredResultV2);
  };
}

export const CONTEXT = { awsRequestId: '00000000-0000-4000-8000-000000000001' };

const fromLambda = (answer: APIGatewayProxyStructuredResultV2): CdnResponse => ({
  status: answer.statusCode ?? 200,
  headers: Object.fromEntries(
    Object.entries(answer.headers ?? {}).map(([name, value]) => [
      name.toLowerCase(),
      String(value),
    ]),
  ),
  body: Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8'),
});

const json = (status: number, text: string): CdnResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(text),
});

/** Hands requests on to an endpoint of AWS' JSON protocol, and keeps the names of the calls. */
export async function recordingProxy(
  target: string,
): Promise<LocalServer & { calls: { call: string; index: string | undefined }[] }> {
  const calls: { call: string; index: string | undefined }[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const call = String(request.headers['x-amz-target'] ?? '').replace(/^.*\./, '');
      const { IndexName } = JSON.parse(body || '{}') as { IndexName?: string };
      calls.push({ call, index: IndexName });
      const { host: _, 'content-length': __, connection: ___, ...headers } = request.headers;
      const answer = await fetch(target, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body,
      });
      response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })().catch(() => response.destroy());
  });
  return { ...(await startServer(server)), calls };
}
