import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { surrogateKey } from '@spindle/content/reading/tags.ts';
import { WholeAnswer } from './whole-answer.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A body below this many bytes fits into one packet: compressing it saves nothing. */
const WORTH_COMPRESSING = 600;

/** What a page takes besides its bodies: their heads, header names and values, tags, its place in the cache. */
const BYTES_BESIDES = 6_000;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as React Router rendered it for an anonymous visitor. */
export interface RenderedPage {
  status: number;
  /** Header names in lower case; those of the representation, without length and encoding. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Surrogate keys of the documents that it used. */
  tags: readonly string[];
  /** Hashes of the scripts in it, for its content policy. */
  scripts?: readonly string[];
  /** It looks different on another system. */
  bySystem: boolean;
  /** A part of it could not be loaded. */
  incomplete: boolean;
  /** A failure that another attempt can't mend: only the change of a document that the page names. */
  lasting?: boolean;
  /** From when on it is wrong, such as at the end of a countdown: milliseconds since the epoch. */
  endsAt?: number | undefined;
}

/** One encoding of a page, ready to be written. */
export interface Variant {
  encoding: Encoding;
  etag: string;
  /** Of a 200, with its head; of anything else the body alone. */
  bytes: WholeAnswer | Buffer;
}

/** A page is kept compressed only. Who takes neither encoding gets it unpacked, which is rare and quick. */
export interface StoredPage {
  status: number;
  tags: readonly string[];
  bySystem: boolean;
  incomplete: boolean;
  lasting: boolean;
  /** It is never served from then on; infinite for nearly all pages. */
  endsAt: number;
  /** Of every encoding: names and values in turn, without ETag, length and encoding. */
  headers: string[];
  /** Names this content in ETags. */
  hash: string;
  br: Variant;
  gzip: Variant;
  /** Of all that is kept. */
  bytes: number;
  /** Milliseconds since the epoch; set when the page is stored. */
  freshUntil: number;
  usableUntil: number;
  /** A document that it used has changed: render anew, and fall back to it only when that fails. */
  purged: boolean;
  /** After a failure: no further attempt before this time. */
  retryAt: number;
  /** How often it went out as it is stored, in any of its renderings that were the same. */
  sent: number;
  /** Its brotli is as small as it gets (`denser-pages.ts`). */
  denser: boolean;
}

/**
 * Compresses a page once for everybody who will read it.
 * @param squeezed the body in brotli, of a file that the build has compressed already
 */
export async function packPage(
  page: RenderedPage,
  shared: readonly string[],
  squeezed?: Buffer,
): Promise<StoredPage> {
  const { body, status } = page;
  const headers = [...Object.entries(page.headers).flat(), ...shared];
  if (page.tags.length > 0) headers.push('surrogate-key', surrogateKey(page.tags));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  const variant = (encoding: Encoding, bytes: Buffer) =>
    packVariant({ status, headers }, { encoding, etag: `"${hash}-${encoding}"` }, bytes);
  const small = body.length < WORTH_COMPRESSING ? variant('identity', body) : undefined;
  const [br, gz] = small
    ? [body, body]
    : await Promise.all([squeezed ?? squeeze(body), zip(body, { level: 6 })]);
  return {
    status,
    tags: page.tags,
    bySystem: page.bySystem,
    incomplete: page.incomplete,
    lasting: page.lasting ?? false,
    endsAt: page.endsAt ?? Number.POSITIVE_INFINITY,
    headers,
    hash,
    br: small ?? variant('br', br),
    gzip: small ?? variant('gzip', gz),
    bytes: br.length + gz.length + BYTES_BESIDES,
    freshUntil: 0,
    usableUntil: 0,
    purged: false,
    retryAt: 0,
    sent: 0,
    denser: false,
  };
}

type Named = Pick<Variant, 'encoding' | 'etag'>;

/** One encoding of a page, ready to be written. */
export function packVariant(
  page: Pick<StoredPage, 'status' | 'headers'>,
  { encoding, etag }: Named,
  body: Buffer,
): Variant {
  if (page.status !== 200) return { encoding, etag, bytes: body };
  return { encoding, etag, bytes: new WholeAnswer(variantHeaders(page, { encoding, etag }, body), body) };
}

export const bodyOf = ({ bytes }: Variant) => (bytes instanceof WholeAnswer ? bytes.body : bytes);

/** Names and values in turn of one encoding's 200. */
export function variantHeaders(
  { headers }: Pick<StoredPage, 'headers'>,
  { encoding, etag }: Named,
  { length }: Buffer,
): string[] {
  const own = [...headers, 'etag', etag, 'content-length', String(length)];
  if (encoding !== 'identity') own.push('content-encoding', encoding);
  return own;
}

function squeeze(body: Buffer): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
