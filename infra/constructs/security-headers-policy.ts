import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** Headers that CloudFront has fields of their own for. */
const FIELDS: ReadonlySet<string> = new Set([
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
]);

/** The site's security headers as CloudFront adds them to every answer, errors included. */
export const securityHeadersPolicy = (
  scope: Construct,
  id: string,
  all: Readonly<Record<string, string>>,
): ResponseHeadersPolicy => {
  const value = (name: string): string => all[name] ?? '';
  const transport = value('strict-transport-security');
  return new ResponseHeadersPolicy(scope, id, {
    comment: 'Security headers of the site and its API',
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: value('content-security-policy'),
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(transport)?.[1])),
        includeSubdomains: transport.includes('includeSubDomains'),
        preload: transport.includes('preload'),
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(all)
        .filter(([name]) => !FIELDS.has(name))
        .map(([header, text]) => ({ header, value: text, override: true })),
    },
  });
};
