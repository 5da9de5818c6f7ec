import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { acceptedEncoding } from '../page-cache/send-page.ts';
import type { Encoding } from '../page-cache/stored-page.ts';
import type { AppEnv } from './app-env.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /^(?:text\/|application\/(?:json|javascript|xml)|text\/x-script)/;
const WORTH_COMPRESSING = 1_024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const GZIP = { level: 4 };

/**
 * Compresses texts that are made for one visitor: quickly, since nobody else will read them. Brotli at 4 takes
 * as long as rendering the page, to save a tenth of its bytes.
 */
export const compressed = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { res } = c;
  const type = res.headers.get('content-type') ?? '';
  if (!res.body || !TEXT.test(type) || res.headers.has('content-encoding') || c.req.method === 'HEAD') return;
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  const headers = new Headers(res.headers);
  headers.append('vary', 'Accept-Encoding');
  const answer = (body: ReadableStream | Uint8Array<ArrayBuffer>) => {
    c.res = undefined;
    c.res = new Response(body, { status: res.status, headers });
  };
  if (c.get('isLong')) {
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    return answer(compressedAsItGoes(res.body, encoding));
  }
  const body = Buffer.from(await res.arrayBuffer());
  let bytes = body;
  if (body.length >= WORTH_COMPRESSING && encoding !== 'identity') {
    headers.set('content-encoding', encoding);
    bytes = encoding === 'br' ? await brotli(body, BROTLI) : await zip(body, GZIP);
  }
  headers.set('content-length', String(bytes.length));
  answer(new Uint8Array(bytes));
});

function compressedAsItGoes(
  body: ReadableStream<Uint8Array>,
  encoding: Encoding,
): ReadableStream<Uint8Array> {
  if (encoding === 'identity') return body;
  const compressor = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP);
  return body.pipeThrough(Duplex.toWeb(compressor) as ReadableWritablePair<Uint8Array, Uint8Array>);
}
