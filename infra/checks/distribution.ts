import {
  type Finding,
  type Json,
  type Resource,
  type StackTemplate,
  at,
  finding,
  list,
  referredId,
  resources,
  textOf,
} from './assembly';

const DISTRIBUTION = 'AWS::CloudFront::Distribution';
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
/** Hands on every header of the visitor but Host: Authorization too, and API Gateway's own host. */
const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const configOf = ({ properties }: Resource): Json => at(properties, 'DistributionConfig') ?? {};

const behavioursOf = (distribution: Resource): Json[] => {
  const config = configOf(distribution);
  return [at(config, 'DefaultCacheBehavior') ?? {}, ...list(at(config, 'CacheBehaviors'))];
};

const each = (
  stacks: readonly StackTemplate[],
  rule: string,
  judge: (distribution: Resource) => string[],
): Finding[] =>
  resources(stacks, DISTRIBUTION).flatMap((distribution) =>
    judge(distribution).map(finding(rule, distribution)),
  );

/** Hosts of its own need a certificate from us-east-1, and no protocol older than TLS 1.2. */
export const certificate = (stacks: readonly StackTemplate[]): Finding[] =>
  each(stacks, 'certificate', (distribution) => {
    const config = configOf(distribution);
    const aliases = list(at(config, 'Aliases'));
    const viewer = at(config, 'ViewerCertificate');
    const arn = at(viewer, 'AcmCertificateArn');
    if (aliases.length === 0) return [];
    if (arn === undefined)
      return [`hosts without a certificate: ${aliases.map(textOf).join(', ')}`];
    const region =
      /^arn:aws:acm:([^:]+):/.exec(textOf(arn))?.[1] ??
      (textOf(at(arn, 'Fn::GetStackOutput', 'Region')) || distribution.stack.region);
    const protocol = textOf(at(viewer, 'MinimumProtocolVersion'));
    return [
      ...(region === 'us-east-1' ? [] : [`the certificate is in ${region}, not us-east-1`]),
      ...(/^TLSv1\.[23]_/.test(protocol) ? [] : [`protocols from ${protocol || 'TLSv1'} on`]),
    ];
  });

/** No pattern twice, and an origin for each. */
export const behaviours = (stacks: readonly StackTemplate[]): Finding[] =>
  each(stacks, 'behaviours', (distribution) => {
    const origins = new Set(list(at(configOf(distribution), 'Origins')).map((o) => at(o, 'Id')));
    const all = behavioursOf(distribution);
    const patterns = all.map((behaviour) => textOf(at(behaviour, 'PathPattern')));
    return [
      ...patterns
        .filter((pattern, index) => patterns.indexOf(pattern) !== index)
        .map((pattern) => `the pattern ${pattern} is there twice`),
      ...all.flatMap((behaviour) =>
        origins.has(at(behaviour, 'TargetOriginId'))
          ? []
          : [`${nameOf(behaviour)} leads to an origin that is not there`],
      ),
    ];
  });

const nameOf = (behaviour: Json): string => textOf(at(behaviour, 'PathPattern')) || 'default';

/** HTTPS only, and the security headers on every answer. */
export const protection = (stacks: readonly StackTemplate[]): Finding[] =>
  each(stacks, 'protection', (distribution) =>
    behavioursOf(distribution).flatMap((behaviour) => [
      ...(['redirect-to-https', 'https-only'].includes(
        textOf(at(behaviour, 'ViewerProtocolPolicy')),
      )
        ? []
        : [`${nameOf(behaviour)} answers over plain HTTP`]),
      ...(at(behaviour, 'ResponseHeadersPolicyId') === undefined
        ? [`${nameOf(behaviour)} answers without security headers`]
        : []),
    ]),
  );

/** Pages of errors would replace the API's answers as well: they are one setting of the distribution. */
export const errorPages = (stacks: readonly StackTemplate[]): Finding[] =>
  each(stacks, 'error-pages', (distribution) =>
    list(at(configOf(distribution), 'CustomErrorResponses')).flatMap((error) =>
      at(error, 'ResponsePagePath') === undefined && at(error, 'ResponseCode') === undefined
        ? []
        : [`${JSON.stringify(at(error, 'ErrorCode'))} is answered with a page, on the API too`],
    ),
  );

/** The API gets every method and header it needs, nothing of it is kept, and nobody goes round. */
export const apiBehaviour = (stacks: readonly StackTemplate[]): Finding[] =>
  each(stacks, 'api-behaviour', (distribution) => {
    const api = behavioursOf(distribution).find((b) => at(b, 'PathPattern') === '/api/*');
    if (!api) return ['no behaviour for /api/*'];
    const methods = list(at(api, 'AllowedMethods'));
    const origin = list(at(configOf(distribution), 'Origins')).find(
      (candidate) => at(candidate, 'Id') === at(api, 'TargetOriginId'),
    );
    const verify = list(at(origin, 'OriginCustomHeaders')).find(
      (header) => at(header, 'HeaderName') === 'x-origin-verify',
    );
    const custom = at(origin, 'CustomOriginConfig');
    return [
      ...(['GET', 'POST', 'DELETE'].every((method) => methods.includes(method))
        ? []
        : ['the API does not get POST and DELETE']),
      ...(at(api, 'CachePolicyId') === CACHING_DISABLED ? [] : ["the API's answers are kept"]),
      ...(at(api, 'OriginRequestPolicyId') === ALL_VIEWER_EXCEPT_HOST
        ? []
        : ['the API does not get Authorization, or gets a host that is not its own']),
      ...(JSON.stringify(at(verify, 'HeaderValue') ?? '').includes('{{resolve:secretsmanager:')
        ? []
        : ['the API is not shown the secret of the CDN']),
      ...(at(custom, 'OriginProtocolPolicy') === 'https-only'
        ? []
        : ['the API is asked over plain HTTP']),
    ];
  });

/** Pages go through both functions, are kept by their key alone, and are compressed. */
export const pagesBehaviour = (stacks: readonly StackTemplate[]): Finding[] =>
  each(stacks, 'pages-behaviour', (distribution) => {
    const pages = at(configOf(distribution), 'DefaultCacheBehavior');
    const events = list(at(pages, 'FunctionAssociations')).map((f) => textOf(at(f, 'EventType')));
    const policy = resources(stacks, 'AWS::CloudFront::CachePolicy').find(
      ({ id }) => id === referredId(at(pages, 'CachePolicyId')),
    );
    const key = at(
      policy?.properties,
      'CachePolicyConfig',
      'ParametersInCacheKeyAndForwardedToOrigin',
    );
    const isNone = (config: string, behaviour: string): boolean =>
      at(key, config, behaviour) === 'none';
    return [
      ...['viewer-request', 'viewer-response']
        .filter((event) => !events.includes(event))
        .map((event) => `no function at ${event}`),
      ...(at(pages, 'Compress') === true && at(key, 'EnableAcceptEncodingGzip') === true
        ? []
        : ['pages are not compressed for browsers without brotli']),
      ...(isNone('CookiesConfig', 'CookieBehavior') &&
      isNone('HeadersConfig', 'HeaderBehavior') &&
      isNone('QueryStringsConfig', 'QueryStringBehavior')
        ? []
        : ['pages are kept by more than their key']),
      ...(list(at(pages, 'AllowedMethods')).some((m) => m !== 'GET' && m !== 'HEAD')
        ? ['the bucket is asked for more than files']
        : []),
    ];
  });
