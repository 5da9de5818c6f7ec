import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { WholeAnswer } from './whole-answer.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes a packet is a packet, compressed or not. */
const WORTH_COMPRESSING = 600;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as React Router rendered it for an anonymous visitor. */
export interface RenderedPage {
  status: number;
  /** Header names in lower case; those of the representation, without length and encoding. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Surrogate keys of the documents that it used. */
  tags: readonly string[];
}

/** One encoding of a page, ready to be written. */
export interface Variant {
  etag: string;
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
  /** The same for a 304. */
  headersWithoutBody: string[];
  body: Buffer;
  /** Of a 200: head and body together, for `answerFromSocket`. */
  whole: WholeAnswer | undefined;
}

export interface StoredPage {
  status: number;
  tags: readonly string[];
  variants: Record<Encoding, Variant>;
  /** Of all encodings and a little for the rest. */
  bytes: number;
  /** Milliseconds since the epoch; set when the page is stored. */
  freshUntil: number;
  usableUntil: number;
  /** A document that it used has changed: render anew, and fall back to it only when that fails. */
  purged: boolean;
  /** After a failure: no further attempt before this time. */
  retryAt: number;
}

/** Compresses a page once for everybody who will read it. */
export async function packPage(page: RenderedPage, shared: readonly string[]): Promise<StoredPage> {
  const { body } = page;
  const small = body.length < WORTH_COMPRESSING;
  const [br, gz] = small
    ? [body, body]
    : await Promise.all([
        brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 6,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        }),
        zip(body, { level: 6 }),
      ]);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  const base = [...Object.entries(page.headers).flat(), ...shared];
  if (page.tags.length > 0) base.push('surrogate-key', page.tags.join(' '));
  const variant = (encoding: Encoding, bytes: Buffer): Variant => {
    const etag = `"${hash}-${encoding}"`;
    const headersWithoutBody = [...base, 'etag', etag];
    const headers = [...headersWithoutBody, 'content-length', String(bytes.length)];
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    const whole = page.status === 200 ? new WholeAnswer(headers, bytes) : undefined;
    return { etag, headers, headersWithoutBody, body: bytes, whole };
  };
  const identity = variant('identity', body);
  return {
    status: page.status,
    tags: page.tags,
    variants: {
      identity,
      br: small ? identity : variant('br', br),
      gzip: small ? identity : variant('gzip', gz),
    },
    bytes: 2 * (body.length + br.length + gz.length) + 8_000,
    freshUntil: 0,
    usableUntil: 0,
    purged: false,
    retryAt: 0,
  };
}
