import { isHost } from '@spindle/platform/host-header.ts';
import type { RequestHead } from './request-head.ts';

/** Longer heads, bytes, are left to Node's parser. */
const LONGEST = 8_192;

/** One request and nothing else: no body, nothing pipelined, no folded or unusual header line. */
const WHOLE = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n((?:[a-z0-9-]+:[\t\x20-\x7e]*\r\n)+)\r\n$/i;

/** Headers that decide about a stored answer. When one occurs twice, Node's parser decides. */
const READ = new Set(['host', 'cookie', 'user-agent', 'accept-encoding', 'sec-ch-ua-platform']);

/** Headers of requests for which sending a stored answer is not enough. */
const MORE_TO_DO = new Set([
  ...['connection', 'content-length', 'transfer-encoding', 'upgrade', 'expect', 'trailer', 'te'],
  ...['if-none-match', 'if-match', 'if-modified-since', 'if-unmodified-since', 'if-range', 'range'],
]);

/** Reads the bytes of one plain GET. Returns undefined for anything unusual: Node's own parser then gets the same bytes. */
export function readPlainRequest(bytes: Buffer): RequestHead | undefined {
  if (bytes.length > LONGEST) return undefined;
  const [, url, lines] = WHOLE.exec(bytes.toString('latin1')) ?? [];
  if (!url || !lines) return undefined;
  const headers: Record<string, string> = {};
  for (let start = 0; start < lines.length; ) {
    const end = lines.indexOf('\r\n', start);
    const colon = lines.indexOf(':', start);
    const name = lines.slice(start, colon).toLowerCase();
    const isKept = name === 'connection' && KEEP_ALIVE.test(lines.slice(colon + 1, end));
    if (MORE_TO_DO.has(name) && !isKept) return undefined;
    if (READ.has(name)) {
      if (headers[name] !== undefined) return undefined;
      headers[name] = lines.slice(colon + 1, end).trim();
    }
    start = end + 2;
  }
  return headers.host !== undefined && isHost(headers.host) ? { url, headers } : undefined;
}

const KEEP_ALIVE = /^[\t ]*keep-alive[\t ]*$/i;
