import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { surrogateKey } from '@spindle/content/reading/tags.ts';
import { WholeAnswer } from './whole-answer.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A body of fewer bytes fits into one packet, so that compressing it saves nothing. */
const WORTH_COMPRESSING = 600;

/** The memory of a page besides its bodies: heads, headers, tags, and its entry in the cache. */
const BYTES_BESIDES = 6_000;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as React Router rendered it for an anonymous visitor. */
export interface RenderedPage {
  status: number;
  /** Header names in lower case; without length and encoding. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Surrogate keys of the documents that the page used. */
  tags: readonly string[];
  /** Hashes of the scripts in it, for its content policy. */
  scripts?: readonly string[];
  /** The page looks different on another system. */
  bySystem: boolean;
  /** A part of the page could not be loaded. */
  incomplete: boolean;
  /** A failure that no other attempt can mend, but only a change of a document that the page names. */
  lasting?: boolean;
  /** The time at which the page becomes wrong, such as the end of a countdown: milliseconds since the epoch. */
  endsAt?: number | undefined;
}

/** One encoding of a page, ready to be written. */
export interface Variant {
  encoding: Encoding;
  etag: string;
  /** Of a 200, head and body; otherwise the body alone. */
  bytes: WholeAnswer | Buffer;
}

/** A page, kept compressed only. A client that accepts neither encoding gets it unpacked, which is rare and quick. */
export interface StoredPage {
  status: number;
  tags: readonly string[];
  bySystem: boolean;
  incomplete: boolean;
  lasting: boolean;
  /** The page is never served from this time on; infinite for nearly all pages. */
  endsAt: number;
  /** Headers of every encoding: names and values in turn, without ETag, length and encoding. */
  headers: string[];
  /** Identifies this content in ETags. */
  hash: string;
  br: Variant;
  gzip: Variant;
  /** Memory of all that is kept. */
  bytes: number;
  /** Milliseconds since the epoch; set when the page is stored. */
  freshUntil: number;
  usableUntil: number;
  /** A document that the page used has changed: render it anew, and serve this version only if that fails. */
  purged: boolean;
  /** After a failure: no further attempt before this time. */
  retryAt: number;
  /** How often the page was sent as it is stored, including earlier renderings that were the same. */
  sent: number;
  /** The brotli body is as small as it gets (`denser-pages.ts`). */
  denser: boolean;
}

/**
 * Compresses a page once for all its readers.
 * @param squeezed the body in brotli, if the build has compressed the file already
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

/** Header names and values in turn, for the 200 of one encoding. */
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
