import { EDGE_FUNCTION_LIMIT } from '../../lambdas/edge/bundle-edge-function';
import { securityHeaders } from '../../lambdas/edge/security-headers';
import { type Finding, type StackTemplate, at, finding, list, resources, textOf } from './assembly';

/** Headers that a policy has fields of its own for. */
const FIELDS: Readonly<Record<string, string>> = {
  'content-security-policy': 'ContentSecurityPolicy',
  'strict-transport-security': 'StrictTransportSecurity',
  'x-content-type-options': 'ContentTypeOptions',
  'x-frame-options': 'FrameOptions',
  'referrer-policy': 'ReferrerPolicy',
};

/** CloudFront's limit for a Content-Security-Policy in a headers policy. */
const CSP_LIMIT = 1_783;

/** The functions fit, are of the runtime they were built for, and are published. */
export const edgeFunctions = (stacks: readonly StackTemplate[]): Finding[] =>
  resources(stacks, 'AWS::CloudFront::Function').flatMap((resource) => {
    const { properties } = resource;
    const code = textOf(at(properties, 'FunctionCode'));
    const bytes = Buffer.byteLength(code);
    const runtime = textOf(at(properties, 'FunctionConfig', 'Runtime'));
    return [
      ...(bytes > EDGE_FUNCTION_LIMIT ? [`${bytes} bytes, of at most ${EDGE_FUNCTION_LIMIT}`] : []),
      ...(/\bfunction handler\(/.test(code) ? [] : ['no function handler(event)']),
      ...(runtime === 'cloudfront-js-2.0' ? [] : [`runtime ${runtime}`]),
      ...(at(properties, 'AutoPublish') === true ? [] : ['never published']),
    ].map(finding('edge-functions', resource));
  });

/** The policy is short enough for CloudFront and allows no inline script, no wildcard and no plain HTTP. */
export const contentSecurityPolicy = (stacks: readonly StackTemplate[]): Finding[] =>
  resources(stacks, 'AWS::CloudFront::ResponseHeadersPolicy').flatMap((resource) => {
    const config = at(resource.properties, 'ResponseHeadersPolicyConfig');
    const headers = at(config, 'SecurityHeadersConfig');
    const others = list(at(config, 'CustomHeadersConfig', 'Items')).map((item) =>
      textOf(at(item, 'Header')).toLowerCase(),
    );
    const policy = textOf(at(headers, 'ContentSecurityPolicy', 'ContentSecurityPolicy'));
    const directives = policy.split(';').map((directive) => directive.trim());
    return [
      ...(policy.length > CSP_LIMIT ? [`CSP of ${policy.length} characters, of ${CSP_LIMIT}`] : []),
      ...(/unsafe-|\bhttp:|\*|https:(?:\s|;|$)/.test(policy)
        ? ['CSP with unsafe-*, a wildcard, a whole scheme or plain HTTP']
        : []),
      ...[
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ]
        .filter((directive) => !directives.includes(directive))
        .map((directive) => `CSP without ${directive}`),
      ...(Number(at(headers, 'StrictTransportSecurity', 'AccessControlMaxAgeSec')) >= 31_536_000
        ? []
        : ['HSTS of less than a year']),
      ...Object.entries(FIELDS).flatMap(([name, field]) =>
        at(headers, field) === undefined ? [`no ${name}`] : [],
      ),
      ...Object.keys(securityHeaders({ pictures: [], services: [] }))
        .filter((name) => !(name in FIELDS) && !others.includes(name))
        .map((name) => `no ${name}`),
    ].map(finding('security-headers', resource));
  });
