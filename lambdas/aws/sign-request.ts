import { createHash, createHmac } from 'node:crypto';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

export interface SignedCall {
  url: URL;
  body: string;
  service: string;
  region: string;
  credentials: Credentials;
  /** Milliseconds. */
  at: number;
}

/**
 * The headers of a POST with a JSON body that AWS takes (Signature Version 4).
 *
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function signedHeaders({
  url,
  body,
  service,
  region,
  credentials,
  at,
}: SignedCall): Record<string, string> {
  const time = new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    host: url.host,
    'x-amz-content-sha256': sha256(body),
    'x-amz-date': time,
    ...(sessionToken ? { 'x-amz-security-token': sessionToken } : {}),
  };
  const names = Object.keys(headers).sort().join(';');
  const lines = Object.keys(headers)
    .sort()
    .map((name) => `${name}:${headers[name]}\n`);
  // Every service but S3 has the path, which is encoded already, encoded once more.
  const path = url.pathname.split('/').map(encodeURIComponent).join('/');
  const canonical = ['POST', path, '', lines.join(''), names, sha256(body)].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    (from, text) => createHmac('sha256', from).update(text).digest(),
    `AWS4${secretAccessKey}`,
  );
  const signature = createHmac('sha256', key).update(toSign).digest('hex');
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
