import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Whether a request carries the signature that S3 expects (AWS Signature Version 4, in the Authorization header), worked
 * out from what arrived. `s3rver` looks at the key's name only.
 * See https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSignedWith(
  secret: string,
  { method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
): boolean {
  const [, scope = '', names = '', signature] =
    /Credential=[^/]+\/(\S+),\s*SignedHeaders=(\S+),\s*Signature=(\w+)$/.exec(headers.authorization ?? '') ??
    [];
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const signed = names.split(';');
  const [path = '', query = ''] = url.split('?');
  const request = [
    method,
    path
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query,
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = [day, region, service, end].reduce<string | Buffer>(
    (by, part) => hmac(by, part),
    `AWS4${secret}`,
  );
  return signed.includes('host') && hmac(key, text).toString('hex') === signature;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (part: string) =>
  [...Buffer.from(part)]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /[A-Za-z0-9\-._~]/.test(character)
        ? character
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
