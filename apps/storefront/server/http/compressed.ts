import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { acceptedEncoding } from '../page-cache/send-page.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /^(?:text\/|application\/(?:json|javascript|xml)|text\/x-script)/;
const WORTH_COMPRESSING = 1_024;

/**
 * Compresses texts that are made for one visitor: quickly, since nobody else will read them. Brotli at 4 takes
 * as long as rendering the page, to save a tenth of its bytes.
 */
export const compressed = createMiddleware(async (c, next) => {
  await next();
  const { res } = c;
  const type = res.headers.get('content-type') ?? '';
  if (!res.body || !TEXT.test(type) || res.headers.has('content-encoding') || c.req.method === 'HEAD') return;
  const body = Buffer.from(await res.arrayBuffer());
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  const headers = new Headers(res.headers);
  headers.append('vary', 'Accept-Encoding');
  let bytes = body;
  if (body.length >= WORTH_COMPRESSING && encoding !== 'identity') {
    headers.set('content-encoding', encoding);
    bytes =
      encoding === 'br'
        ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
        : await zip(body, { level: 4 });
  }
  headers.set('content-length', String(bytes.length));
  c.res = undefined;
  c.res = new Response(new Uint8Array(bytes), { status: res.status, headers });
});
