import { EDGE_FUNCTION_LIMIT } from '../release/bundle-edge-function';
import { type Finding, type StackTemplate, at, finding, resources, textOf } from './assembly';

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
    const headers = at(resource.properties, 'ResponseHeadersPolicyConfig', 'SecurityHeadersConfig');
    const policy = textOf(at(headers, 'ContentSecurityPolicy', 'ContentSecurityPolicy'));
    const directives = policy.split(';').map((directive) => directive.trim());
    return [
      ...(policy.length > CSP_LIMIT ? [`CSP of ${policy.length} characters, of ${CSP_LIMIT}`] : []),
      ...(/unsafe-|\bhttp:|\s\*|https:(?:\s|;|$)/.test(policy)
        ? ['CSP with unsafe-*, a wildcard, a whole scheme or plain HTTP']
        : []),
      ...["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]
        .filter((directive) => !directives.includes(directive))
        .map((directive) => `CSP without ${directive}`),
      ...(Number(at(headers, 'StrictTransportSecurity', 'AccessControlMaxAgeSec')) >= 31_536_000
        ? []
        : ['HSTS of less than a year']),
      ...(at(headers, 'ContentTypeOptions') === undefined ? ['no nosniff'] : []),
    ].map(finding('security-headers', resource));
  });
