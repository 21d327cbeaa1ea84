import { textOf } from '../../../../infra/checks/assembly';
import { inside, listAt } from '../edit';
import { distribution, type Mistake, properties, says } from './mistake';

/** A site's policy with a text of it replaced. */
const policy = (from: string | RegExp, to: string): ReturnType<typeof properties> =>
  properties('AWS::CloudFront::ResponseHeadersPolicy', (p) => {
    const csp = inside(
      p,
      'ResponseHeadersPolicyConfig',
      'SecurityHeadersConfig',
      'ContentSecurityPolicy',
    );
    csp.ContentSecurityPolicy = textOf(csp.ContentSecurityPolicy).replace(from, to);
  });

const UNSAFE = 'security-headers · CSP with unsafe-*, a wildcard, a whole scheme or plain HTTP';

export const DISTRIBUTION_MISTAKES: readonly Mistake[] = [
  [
    'hosts without a certificate',
    ['certificate · hosts without a certificate: www.fyrvik.example, fyrvik.example'],
    distribution((c) => {
      delete c.ViewerCertificate;
    }),
  ],
  [
    'a certificate of the home region',
    ['certificate · the certificate is in eu-north-1, not us-east-1'],
    distribution((c) => {
      inside(c, 'ViewerCertificate').AcmCertificateArn =
        'arn:aws:acm:eu-north-1:123456789012:certificate/x';
    }),
  ],
  [
    'TLS 1.0',
    ['certificate · protocols from TLSv1 on'],
    distribution((c) => {
      inside(c, 'ViewerCertificate').MinimumProtocolVersion = 'TLSv1';
    }),
  ],
  [
    'the same path pattern twice',
    ['behaviours · the pattern /api/* is there twice'],
    distribution((c) => {
      const all = listAt(c, 'CacheBehaviors');
      all.push(structuredClone(all[0] ?? null));
    }),
  ],
  [
    'a behaviour whose origin is gone',
    [
      'behaviours · /api/* leads to an origin that is not there',
      'api-behaviour · the API is not shown the secret of the CDN',
      'api-behaviour · the API is asked over plain HTTP',
    ],
    distribution((c) => {
      listAt(c, 'Origins').pop();
    }),
  ],
  [
    'plain HTTP for pages',
    ['protection · default answers over plain HTTP'],
    distribution((c) => {
      inside(c, 'DefaultCacheBehavior').ViewerProtocolPolicy = 'allow-all';
    }),
  ],
  [
    'no security headers on the API',
    ['protection · /api/* answers without security headers'],
    distribution((c) => {
      delete inside(c, 'CacheBehaviors', 0).ResponseHeadersPolicyId;
    }),
  ],
  [
    'an error page for the whole distribution',
    ['error-pages · 404 is answered with a page, on the API too'],
    distribution((c) => {
      const error = inside(c, 'CustomErrorResponses', 2);
      error.ResponsePagePath = '/404.html';
      error.ResponseCode = 404;
    }),
  ],
  [
    'answers of the API that are kept',
    ["api-behaviour · the API's answers are kept"],
    distribution((c) => {
      inside(c, 'CacheBehaviors', 0).CachePolicyId = '658327ea-f89d-4fab-a63d-7e88639e58f6';
    }),
  ],
  [
    'an API without Authorization',
    ['api-behaviour · the API does not get Authorization, or gets a host that is not its own'],
    distribution((c) => {
      delete inside(c, 'CacheBehaviors', 0).OriginRequestPolicyId;
    }),
  ],
  [
    'an API that gets the visitor’s host',
    ['api-behaviour · the API does not get Authorization, or gets a host that is not its own'],
    distribution((c) => {
      inside(c, 'CacheBehaviors', 0).OriginRequestPolicyId = '216adef6-5c7f-47e4-b989-5492eafa07d3';
    }),
  ],
  [
    'an API that only reads',
    ['api-behaviour · the API does not get POST and DELETE'],
    distribution((c) => {
      inside(c, 'CacheBehaviors', 0).AllowedMethods = ['GET', 'HEAD'];
    }),
  ],
  [
    'an API anybody can call round the CDN',
    ['api-behaviour · the API is not shown the secret of the CDN'],
    distribution((c) => {
      const origin = listAt(c, 'Origins').find(says('x-origin-verify'));
      delete inside(origin).OriginCustomHeaders;
    }),
  ],
  [
    'a site without the function that answers 404',
    ['pages-behaviour · no function at viewer-response'],
    distribution((c) => {
      listAt(c, 'DefaultCacheBehavior', 'FunctionAssociations').pop();
    }),
  ],
  [
    'pages kept by query',
    ['pages-behaviour · pages are kept by more than their key'],
    properties('AWS::CloudFront::CachePolicy', (p) => {
      inside(
        p,
        'CachePolicyConfig',
        'ParametersInCacheKeyAndForwardedToOrigin',
        'QueryStringsConfig',
      ).QueryStringBehavior = 'all';
    }),
  ],
  [
    'pages without compression',
    ['pages-behaviour · pages are not compressed for browsers without brotli'],
    distribution((c) => {
      inside(c, 'DefaultCacheBehavior').Compress = false;
    }),
  ],
  [
    'an edge function over 10 kB',
    ['edge-functions · … bytes, of at most 10240'],
    properties('AWS::CloudFront::Function', (p) => {
      p.FunctionCode = `${textOf(p.FunctionCode)}//${'x'.repeat(10_240)}`;
    }),
  ],
  [
    'an edge function for the old runtime',
    ['edge-functions · runtime cloudfront-js-1.0'],
    properties('AWS::CloudFront::Function', (p) => {
      inside(p, 'FunctionConfig').Runtime = 'cloudfront-js-1.0';
    }),
  ],
  [
    'an edge function that is never published',
    ['edge-functions · never published'],
    properties('AWS::CloudFront::Function', (p) => {
      p.AutoPublish = false;
    }),
  ],
  [
    'a CSP longer than CloudFront takes',
    ['security-headers · CSP of 2448 characters, of 1783'],
    properties('AWS::CloudFront::ResponseHeadersPolicy', (p) => {
      const csp = inside(
        p,
        'ResponseHeadersPolicyConfig',
        'SecurityHeadersConfig',
        'ContentSecurityPolicy',
      );
      csp.ContentSecurityPolicy = `${textOf(csp.ContentSecurityPolicy)}; img-src ${'https://a.example '.repeat(120)}`;
    }),
  ],
  [
    'inline scripts',
    [
      'security-headers · CSP with unsafe-*, a wildcard, a whole scheme or plain HTTP',
      "security-headers · CSP without script-src 'self'",
    ],
    properties('AWS::CloudFront::ResponseHeadersPolicy', (p) => {
      const csp = inside(
        p,
        'ResponseHeadersPolicyConfig',
        'SecurityHeadersConfig',
        'ContentSecurityPolicy',
      );
      csp.ContentSecurityPolicy = textOf(csp.ContentSecurityPolicy).replace(
        "script-src 'self'",
        "script-src 'self' 'unsafe-inline'",
      );
    }),
  ],
  [
    'no behaviour for the API',
    ['api-behaviour · no behaviour for /api/*'],
    distribution((c) => {
      c.CacheBehaviors = [];
    }),
  ],
  [
    'an API that is asked over plain HTTP',
    ['api-behaviour · the API is asked over plain HTTP'],
    distribution((c) => {
      const origin = listAt(c, 'Origins').find(says('OriginProtocolPolicy'));
      inside(origin, 'CustomOriginConfig').OriginProtocolPolicy = 'match-viewer';
    }),
  ],
  [
    'a site whose addresses nobody rewrites',
    ['pages-behaviour · no function at viewer-request'],
    distribution((c) => {
      listAt(c, 'DefaultCacheBehavior', 'FunctionAssociations').shift();
    }),
  ],
  [
    'uploads through the CDN',
    ['pages-behaviour · the bucket is asked for more than files'],
    distribution((c) => {
      listAt(c, 'DefaultCacheBehavior', 'AllowedMethods').push('PUT');
    }),
  ],
  [
    'pages kept by cookie',
    ['pages-behaviour · pages are kept by more than their key'],
    properties('AWS::CloudFront::CachePolicy', (p) => {
      inside(
        p,
        'CachePolicyConfig',
        'ParametersInCacheKeyAndForwardedToOrigin',
        'CookiesConfig',
      ).CookieBehavior = 'all';
    }),
  ],
  [
    'an edge function without a handler',
    ['edge-functions · no function handler(event)'],
    properties('AWS::CloudFront::Function', (p) => {
      p.FunctionCode = textOf(p.FunctionCode).replace('function handler(', 'function handle(');
    }),
  ],
  ['pictures from anywhere', [UNSAFE], policy(/img-src [^;]*/, 'img-src *')],
  [
    'pictures from any host below one',
    [UNSAFE],
    policy('https://images.unsplash.com', 'https://*.unsplash.com'),
  ],
  ['calls over plain HTTP', [UNSAFE], policy('https://api.emailjs.com', 'http://api.emailjs.com')],
  [
    'inline styles',
    [UNSAFE, "security-headers · CSP without style-src 'self'"],
    policy("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  ],
  [
    'pages that others may frame',
    ["security-headers · CSP without frame-ancestors 'none'"],
    policy("; frame-ancestors 'none'", ''),
  ],
  [
    'HSTS of a day',
    ['security-headers · HSTS of less than a year'],
    properties('AWS::CloudFront::ResponseHeadersPolicy', (p) => {
      inside(
        p,
        'ResponseHeadersPolicyConfig',
        'SecurityHeadersConfig',
        'StrictTransportSecurity',
      ).AccessControlMaxAgeSec = 86_400;
    }),
  ],
  [
    'types that browsers guess',
    ['security-headers · no x-content-type-options'],
    properties('AWS::CloudFront::ResponseHeadersPolicy', (p) => {
      delete inside(p, 'ResponseHeadersPolicyConfig', 'SecurityHeadersConfig').ContentTypeOptions;
    }),
  ],
  [
    'pages that may ask for the camera',
    ['security-headers · no permissions-policy'],
    properties('AWS::CloudFront::ResponseHeadersPolicy', (p) => {
      listAt(p, 'ResponseHeadersPolicyConfig', 'CustomHeadersConfig', 'Items').shift();
    }),
  ],
];
