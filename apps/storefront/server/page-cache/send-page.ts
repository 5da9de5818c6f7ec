import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, StoredPage } from './stored-page.ts';

/** Writes a stored page, or 304 when the browser has it. */
export function sendPage(req: IncomingMessage, res: ServerResponse, page: StoredPage): void {
  const variant = page.variants[acceptedEncoding(req.headers['accept-encoding'])];
  const known = req.headers['if-none-match'];
  if (known !== undefined && page.status === 200 && names(known, variant.etag)) {
    res.writeHead(304, variant.headersWithoutBody);
    res.end();
    return;
  }
  res.writeHead(page.status, variant.headers);
  if (req.method === 'HEAD') res.end();
  else res.end(variant.body);
}

/** All of an answer as it goes over the wire; only a 200 is kept like that. */
export function wholeAnswer(page: StoredPage, acceptEncoding: string | undefined): Buffer | undefined {
  return page.variants[acceptedEncoding(acceptEncoding)].whole?.now();
}

/** The best encoding that the browser takes; a quality of 0 refuses one (RFC 9110 §12.5.3). */
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
