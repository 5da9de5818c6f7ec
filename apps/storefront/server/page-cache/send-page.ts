import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { bodyOf, type Encoding, type StoredPage, type Variant, variantHeaders } from './stored-page.ts';
import { WholeAnswer } from './whole-answer.ts';

/** Writes a stored page, or 304 when the browser already has it. */
export function sendPage(req: IncomingMessage, res: ServerResponse, page: StoredPage): void {
  const variant = variantFor(page, acceptedEncoding(req.headers['accept-encoding']));
  const known = req.headers['if-none-match'];
  if (known !== undefined && page.status === 200 && names(known, variant.etag)) {
    res.writeHead(304, [...page.headers, 'etag', variant.etag]);
    res.end();
    return;
  }
  const body = bodyOf(variant);
  res.writeHead(page.status, variantHeaders(page, variant, body));
  if (req.method === 'HEAD') res.end();
  else res.end(body);
}

/** The whole answer as it goes over the wire; only for a 200 that is kept in an encoding the browser accepts. */
export function wholeAnswer(page: StoredPage, acceptEncoding: string | undefined): Buffer | undefined {
  const encoding = acceptedEncoding(acceptEncoding);
  const { bytes } = encoding === 'br' ? page.br : page.gzip;
  if (!(bytes instanceof WholeAnswer)) return undefined;
  return encoding === 'identity' && page.gzip.encoding !== 'identity' ? undefined : bytes.now();
}

function variantFor(page: StoredPage, encoding: Encoding): Variant {
  if (encoding !== 'identity') return page[encoding];
  if (page.gzip.encoding === 'identity') return page.gzip;
  return { encoding, etag: `"${page.hash}-identity"`, bytes: gunzipSync(bodyOf(page.gzip)) };
}

/** The best encoding that the browser accepts; a quality of 0 refuses one (RFC 9110 §12.5.3). */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  if (BR.test(header)) return 'br';
  if (GZIP.test(header)) return 'gzip';
  return 'identity';
}

const BR = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/;
const GZIP = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/;

function names(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.includes(etag);
}
