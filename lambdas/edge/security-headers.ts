/** Origins other than the site's own that its pages reach, by what for. */
export interface ReachedHosts {
  pictures: readonly string[];
  /** What scripts talk to. */
  services: readonly string[];
}

const contentSecurityPolicy = ({ pictures, services }: ReachedHosts): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...services].join(' '),
    "manifest-src 'self'",
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Response headers of every answer, at the edge and on the local server. */
export const securityHeaders = (reached: ReachedHosts): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(reached),
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});
