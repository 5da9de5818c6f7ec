import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Whether a request carries the signature that S3 expects (AWS Signature Version 4), computed from what was received. `s3rver`
 * checks only the key's name.
 * See https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
 */
export function isSignedWith(
  secret: string,
  { method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
): boolean {
  const [path = '', query = ''] = url.split('?');
  const { scope, names, signature, date, payload, parameters } = signatureOf(headers, query);
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const signed = names.split(';');
  const request = [
    method,
    path
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    parameters,
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    payload,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(request)].join('\n');
  const key = [day, region, service, end].reduce<string | Buffer>(
    (by, part) => hmac(by, part),
    `AWS4${secret}`,
  );
  return signed.includes('host') && hmac(key, text).toString('hex') === signature;
}

/** The signature is in a header, or in the query of an address that anybody may open for some time. */
function signatureOf(headers: IncomingMessage['headers'], query: string) {
  const asked = new URLSearchParams(query);
  if (asked.has('X-Amz-Signature')) {
    const [, ...scope] = asked.get('X-Amz-Credential')?.split('/') ?? [];
    const parameters = [...asked]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .toSorted();
    return {
      scope: scope.join('/'),
      names: asked.get('X-Amz-SignedHeaders') ?? '',
      signature: asked.get('X-Amz-Signature'),
      date: asked.get('X-Amz-Date'),
      payload: 'UNSIGNED-PAYLOAD',
      parameters: parameters.join('&'),
    };
  }
  const [, scope = '', names = '', signature] =
    /Credential=[^/]+\/(\S+),\s*SignedHeaders=(\S+),\s*Signature=(\w+)$/.exec(headers.authorization ?? '') ??
    [];
  const date = headers['x-amz-date'];
  const payload = headers['x-amz-content-sha256'];
  return { scope, names, signature, date, payload, parameters: query };
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
