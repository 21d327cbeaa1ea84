/** Third parties that pages may reach, by what for. */
const PICTURE_HOSTS = ['https://images.unsplash.com', 'https://randomuser.me'];
const EMAIL_HOST = 'https://api.emailjs.com';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' data: ${PICTURE_HOSTS.join(' ')}`,
  "font-src 'self'",
  `connect-src 'self' ${EMAIL_HOST}`,
  "manifest-src 'self'",
  "form-action 'self' mailto:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Response headers of every answer, at the edge and on the local server. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
