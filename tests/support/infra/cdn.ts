import { brotliCompressSync, gzipSync } from 'node:zlib';
import { edgeQuery } from '../../../build/serve/edge-request';
import {
  at,
  type Json,
  list,
  referredId,
  type Resource,
  resources,
  type StackTemplate,
  textOf,
} from '../../../infra/checks/assembly';
import type {
  EdgeRequest,
  EdgeResponse,
  ViewerRequestEvent,
  ViewerResponseEvent,
} from '../../../lambdas/edge/events';
import { loadEdgeFunction } from '../../../lambdas/edge/run-edge-function';
import { type Known, resolveText } from './intrinsics';
import type { StoredObject } from './object-store';

export interface CdnRequest {
  method?: string;
  /** Path and query, as they are sent. */
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface CdnResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A request as an origin that is not the bucket gets it. */
export interface OriginRequest {
  method: string;
  host: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export type Origin = (request: OriginRequest) => Promise<CdnResponse>;

/** Who asks, and where CloudFront asks on from. */
const VIEWER = '198.51.100.7';
export const CDN_ADDRESS = '203.0.113.9';

/** Types CloudFront compresses itself, those of them that we have. */
const COMPRESSIBLE =
  /^(?:text\/(?:html|css|plain|xml|javascript)|application\/(?:javascript|json|xml)|image\/svg\+xml)/;

/**
 * Answers as CloudFront would with these templates: behaviours, functions, objects, headers policy,
 * in the order of the developer guide. It keeps nothing, so every request is a miss.
 */
export class Cdn {
  private readonly distribution: Resource;
  private readonly loaded = new Map<string, (event: unknown) => unknown>();

  constructor(
    private readonly stacks: readonly StackTemplate[],
    private readonly objects: ReadonlyMap<string, StoredObject>,
    private readonly api: Origin = () => Promise.reject(new Error('The API was asked')),
    private readonly known: Known = {},
  ) {
    const [distribution] = resources(stacks, 'AWS::CloudFront::Distribution');
    if (!distribution) throw new Error('No distribution');
    this.distribution = distribution;
  }

  async ask({ method = 'GET', url, headers = {}, body }: CdnRequest): Promise<CdnResponse> {
    const [uri = '', ...query] = url.split('?');
    const request: EdgeRequest = {
      method,
      uri,
      querystring: edgeQuery(query.join('?')),
      headers: Object.fromEntries(
        Object.entries({ host: 'www.fyrvik.example', ...headers }).map(([name, value]) => [
          name.toLowerCase(),
          { value },
        ]),
      ),
      cookies: {},
    };
    const behaviour = this.behaviourFor(uri);
    if (!list(at(behaviour, 'AllowedMethods')).includes(method)) {
      return this.finish(behaviour, plain(403, 'Method not allowed'));
    }
    const routed = this.run<ViewerRequestEvent, EdgeRequest | EdgeResponse>(
      behaviour,
      'viewer-request',
      { viewer: { ip: VIEWER }, request },
    );
    if (routed && 'statusCode' in routed) {
      return this.finish(behaviour, fromEdge(routed, Buffer.alloc(0)));
    }
    const asked = routed ?? request;
    const answer = await this.fromOrigin(behaviour, asked, query.join('?'), body);
    return this.finish(behaviour, answer, asked);
  }

  private config(): Json | undefined {
    return at(this.distribution.properties, 'DistributionConfig');
  }

  /** The first pattern that fits; `*` is any number of characters, `?` one, case matters. */
  private behaviourFor(uri: string): Json {
    const fits = (behaviour: Json): boolean =>
      new RegExp(
        `^${textOf(at(behaviour, 'PathPattern'))
          .replace(/^\/?/, '/')
          .replace(/[.+^${}()|[\]\\]/g, '\\$&')
          .replaceAll('*', '.*')
          .replaceAll('?', '.')}$`,
      ).test(uri);
    const config = this.config();
    return (
      list(at(config, 'CacheBehaviors')).find(fits) ?? at(config, 'DefaultCacheBehavior') ?? {}
    );
  }

  private run<Event, Answer>(behaviour: Json, event: string, input: Event): Answer | undefined {
    const association = list(at(behaviour, 'FunctionAssociations')).find(
      (candidate) => at(candidate, 'EventType') === event,
    );
    const id = referredId(at(association, 'FunctionARN'));
    const fn = resources(this.stacks, 'AWS::CloudFront::Function').find((f) => f.id === id);
    if (!fn) return undefined;
    const code = textOf(at(fn.properties, 'FunctionCode'));
    const run = this.loaded.get(code) ?? loadEdgeFunction<unknown, unknown>(code);
    this.loaded.set(code, run);
    return run(input) as Answer;
  }

  private async fromOrigin(
    behaviour: Json,
    request: EdgeRequest,
    query: string,
    body: string | undefined,
  ): Promise<CdnResponse> {
    const origin = list(at(this.config(), 'Origins')).find(
      (candidate) => at(candidate, 'Id') === at(behaviour, 'TargetOriginId'),
    );
    if (at(origin, 'S3OriginConfig') !== undefined) {
      return compressed(behaviour, this.stacks, request, this.fromBucket(origin, request));
    }
    return this.api({
      method: request.method,
      host: resolveText(at(origin, 'DomainName'), this.known),
      url: query === '' ? request.uri : `${request.uri}?${query}`,
      headers: { ...this.forwarded(behaviour, request), ...this.customHeaders(origin) },
      body,
    });
  }

  private customHeaders(origin: Json | undefined): Record<string, string> {
    return Object.fromEntries(
      list(at(origin, 'OriginCustomHeaders')).map((header) => [
        textOf(at(header, 'HeaderName')).toLowerCase(),
        resolveText(at(header, 'HeaderValue'), this.known),
      ]),
    );
  }

  /** Headers that reach a custom origin: by default few, and neither Authorization nor Host. */
  private forwarded(behaviour: Json, { headers }: EdgeRequest): Record<string, string> {
    const all = at(behaviour, 'OriginRequestPolicyId') === 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
    const handedOn = Object.entries(headers).filter(([name]) => all && name !== 'host');
    const before = headers['x-forwarded-for']?.value;
    return {
      ...Object.fromEntries(handedOn.map(([name, { value }]) => [name, value])),
      'x-forwarded-for': before ? `${before}, ${VIEWER}` : VIEWER,
      'user-agent': all
        ? (headers['user-agent']?.value ?? 'Amazon CloudFront')
        : 'Amazon CloudFront',
      via: '2.0 cdn.cloudfront.net (CloudFront)',
    };
  }

  /** What S3 answers CloudFront, conditions and ranges included. */
  private fromBucket(origin: Json | undefined, { method, uri, headers }: EdgeRequest): CdnResponse {
    const key = decodeURIComponent(uri.replace(/^\//, ''));
    const object = this.objects.get(key);
    if (!object) {
      const isListed = this.mayList(referredId(at(origin, 'DomainName')));
      return isListed ? s3Error(404, 'NoSuchKey') : s3Error(403, 'AccessDenied');
    }
    const whole = { status: 200, headers: { ...object.headers }, body: object.bytes };
    if (isUnchanged(headers, object)) return { ...whole, status: 304, body: Buffer.alloc(0) };
    const range = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.value ?? '');
    const holds = headers['if-range']?.value ?? object.headers.etag;
    if (range && method === 'GET' && holds === object.headers.etag) {
      return partOf(whole, range[1] ?? '', range[2] ?? '');
    }
    return method === 'HEAD' ? { ...whole, body: Buffer.alloc(0) } : whole;
  }

  private mayList(bucket: string | undefined): boolean {
    return resources(this.stacks, 'AWS::S3::BucketPolicy')
      .filter((policy) => referredId(at(policy.properties, 'Bucket')) === bucket)
      .flatMap((policy) => list(at(policy.properties, 'PolicyDocument', 'Statement')))
      .some(
        (statement) =>
          JSON.stringify(at(statement, 'Action') ?? '').includes('s3:ListBucket') &&
          at(statement, 'Principal', 'Service') === 'cloudfront.amazonaws.com',
      );
  }

  /** The headers policy, then the function, which does not run for errors. */
  private finish(behaviour: Json, answer: CdnResponse, request?: EdgeRequest): CdnResponse {
    const headers = { ...answer.headers, ...this.policyHeaders(behaviour) };
    if (answer.status >= 400 || !request) return { ...answer, headers };
    const response: EdgeResponse = {
      statusCode: answer.status,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, { value }]),
      ),
    };
    const event: ViewerResponseEvent & { request: EdgeRequest } = { request, response };
    const changed = this.run<typeof event, EdgeResponse>(behaviour, 'viewer-response', event);
    return changed ? fromEdge(changed, answer.body) : { ...answer, headers };
  }

  private policyHeaders(behaviour: Json): Record<string, string> {
    const id = referredId(at(behaviour, 'ResponseHeadersPolicyId'));
    const policy = resources(this.stacks, 'AWS::CloudFront::ResponseHeadersPolicy').find(
      (candidate) => candidate.id === id,
    );
    return policy ? headersOf(at(policy.properties, 'ResponseHeadersPolicyConfig') ?? {}) : {};
  }
}

/** A headers policy as the headers it adds. */
function headersOf(config: Json): Record<string, string> {
  const security = at(config, 'SecurityHeadersConfig');
  const transport = at(security, 'StrictTransportSecurity');
  return {
    'content-security-policy': textOf(
      at(security, 'ContentSecurityPolicy', 'ContentSecurityPolicy'),
    ),
    'strict-transport-security': [
      `max-age=${JSON.stringify(at(transport, 'AccessControlMaxAgeSec'))}`,
      ...(at(transport, 'IncludeSubdomains') === true ? ['includeSubDomains'] : []),
      ...(at(transport, 'Preload') === true ? ['preload'] : []),
    ].join('; '),
    ...(at(security, 'ContentTypeOptions') ? { 'x-content-type-options': 'nosniff' } : {}),
    'x-frame-options': textOf(at(security, 'FrameOptions', 'FrameOption')),
    'referrer-policy': textOf(at(security, 'ReferrerPolicy', 'ReferrerPolicy')),
    ...Object.fromEntries(
      list(at(config, 'CustomHeadersConfig', 'Items')).map((item) => [
        textOf(at(item, 'Header')).toLowerCase(),
        textOf(at(item, 'Value')),
      ]),
    ),
  };
}

/** Compresses as CloudFront does: by the policy's leave, for its types, from 1,000 bytes on. */
function compressed(
  behaviour: Json,
  stacks: readonly StackTemplate[],
  { method, headers }: EdgeRequest,
  answer: CdnResponse,
): CdnResponse {
  const policy = resources(stacks, 'AWS::CloudFront::CachePolicy').find(
    ({ id }) => id === referredId(at(behaviour, 'CachePolicyId')),
  );
  const leave = at(
    policy?.properties,
    'CachePolicyConfig',
    'ParametersInCacheKeyAndForwardedToOrigin',
  );
  const accepted = headers['accept-encoding']?.value ?? '';
  const encodings = [
    ...(at(leave, 'EnableAcceptEncodingBrotli') === true && /\bbr\b(?!;q=0)/.test(accepted)
      ? ['br']
      : []),
    ...(at(leave, 'EnableAcceptEncodingGzip') === true && /\bgzip\b/.test(accepted)
      ? ['gzip']
      : []),
  ];
  const [encoding] = encodings;
  if (
    !encoding ||
    at(behaviour, 'Compress') !== true ||
    method !== 'GET' ||
    answer.status !== 200 ||
    answer.headers['content-encoding'] !== undefined ||
    answer.body.length < 1_000 ||
    !COMPRESSIBLE.test(answer.headers['content-type'] ?? '')
  ) {
    return answer;
  }
  return {
    ...answer,
    headers: {
      ...answer.headers,
      etag: `W/${answer.headers.etag ?? ''}`,
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
    },
    body: encoding === 'br' ? brotliCompressSync(answer.body) : gzipSync(answer.body),
  };
}

const plain = (status: number, text: string): CdnResponse => ({
  status,
  headers: { 'content-type': 'text/html', server: 'CloudFront' },
  body: Buffer.from(text),
});

const s3Error = (status: number, code: string): CdnResponse => ({
  status,
  headers: { 'content-type': 'application/xml', server: 'AmazonS3' },
  body: Buffer.from(`<Error><Code>${code}</Code></Error>`),
});

/** What a browser has is what is stored; a date is asked for only where no tag is. */
function isUnchanged(asked: EdgeRequest['headers'], { headers }: StoredObject): boolean {
  const tag = asked['if-none-match']?.value;
  if (tag !== undefined) return tag.replace(/^W\//, '') === headers.etag;
  const since = Date.parse(asked['if-modified-since']?.value ?? '');
  return since >= Date.parse(headers['last-modified'] ?? '');
}

/** From one byte to another, to the end, or (without a start) the last ones. */
function partOf(whole: CdnResponse, start: string, end: string): CdnResponse {
  const size = whole.body.length;
  const from = start === '' ? Math.max(0, size - Number(end)) : Number(start);
  if (from >= size) return { ...whole, status: 416, body: Buffer.alloc(0) };
  const last = start === '' || end === '' ? size - 1 : Math.min(Number(end), size - 1);
  return {
    status: 206,
    headers: { ...whole.headers, 'content-range': `bytes ${from}-${last}/${size}` },
    body: whole.body.subarray(from, last + 1),
  };
}

const fromEdge = ({ statusCode, headers }: EdgeResponse, body: Buffer): CdnResponse => ({
  status: statusCode,
  headers: Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])),
  body,
});
