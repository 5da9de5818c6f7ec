import { isHost } from '@spindle/platform/host-header.ts';
import type { RequestHead } from './request-head.ts';

/** Longer heads, bytes, are left to Node's parser. */
const LONGEST = 8_192;

/** Headers that decide about a stored answer. When one occurs twice, Node's parser decides. */
const READ = ['host', 'cookie', 'user-agent', 'accept-encoding', 'sec-ch-ua-platform'] as const;

/** Headers of requests for which sending a stored answer is not enough. */
const MORE_TO_DO = [
  ...['content-length', 'transfer-encoding', 'upgrade', 'expect', 'trailer', 'te'],
  ...['if-none-match', 'if-match', 'if-modified-since', 'if-unmodified-since', 'if-range', 'range'],
] as const;

type Name = (typeof READ)[number] | (typeof MORE_TO_DO)[number] | 'connection';

export interface PlainRequest {
  head: RequestHead;
  /** Its bytes; what comes behind them is the next request. */
  length: number;
}

/**
 * Reads the plain GET at the beginning of the bytes. Returns undefined for anything unusual, such as a body or a folded
 * header line: Node's own parser then gets the same bytes. It goes over the bytes once, as regular expressions and a string
 * for each line take twice as long for a browser's request.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | undefined {
  if (!says(bytes, 0, METHOD)) return undefined;
  const targetEnd = endOf(bytes, METHOD.length, IN_TARGET);
  if (!says(bytes, targetEnd, VERSION)) return undefined;
  const headers: Record<(typeof READ)[number], string | undefined> = {
    ...{ host: undefined, cookie: undefined, 'user-agent': undefined },
    ...{ 'accept-encoding': undefined, 'sec-ch-ua-platform': undefined },
  };
  let start = targetEnd + VERSION.length;
  while (!says(bytes, start, LINE_END)) {
    const colon = endOf(bytes, start, IN_NAME);
    if (colon === start || bytes[colon] !== COLON) return undefined;
    const end = endOf(bytes, colon + 1, IN_VALUE);
    if (!says(bytes, end, LINE_END)) return undefined;
    const name = nameAt(bytes, start, colon);
    switch (name) {
      case undefined:
        break;
      case 'host':
      case 'cookie':
      case 'user-agent':
      case 'accept-encoding':
      case 'sec-ch-ua-platform':
        if (headers[name] !== undefined) return undefined;
        headers[name] = bytes.toString('latin1', colon + 1, end).trim();
        break;
      case 'connection':
        if (!KEEP_ALIVE.test(bytes.toString('latin1', colon + 1, end))) return undefined;
        break;
      default:
        return undefined;
    }
    start = end + LINE_END.length;
  }
  if (headers.host === undefined || !isHost(headers.host)) return undefined;
  const url = bytes.toString('latin1', METHOD.length - 1, targetEnd);
  return { head: { url, headers }, length: start + LINE_END.length };
}

const METHOD = 'GET /';
const VERSION = ' HTTP/1.1\r\n';
const LINE_END = '\r\n';
const COLON = 0x3a;
const KEEP_ALIVE = /^[\t ]*keep-alive[\t ]*$/i;

/** What a byte may be part of. */
const [IN_TARGET, IN_NAME, IN_VALUE] = [1, 2, 4] as const;
const PARTS = Uint8Array.from({ length: 256 }, (_, code) => {
  const character = String.fromCharCode(code);
  const of = (part: number, pattern: RegExp) => (pattern.test(character) ? part : 0);
  return of(IN_TARGET, /[\x21-\x7e]/) | of(IN_NAME, /[a-z0-9-]/i) | of(IN_VALUE, /[\t\x20-\x7e]/);
});

/** Where the run of bytes that may be part of this ends. */
function endOf(bytes: Buffer, start: number, part: number): number {
  const length = Math.min(bytes.length, LONGEST);
  let at = start;
  while (at < length && (PARTS[bytes[at] as number] as number) & part) at++;
  return at;
}

/** Whether this text is there. */
function says(bytes: Buffer, start: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (bytes[start + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

const NAMES: readonly Name[] = ['connection', ...READ, ...MORE_TO_DO];
const BY_LENGTH = Array.from({ length: Math.max(...NAMES.map(({ length }) => length)) + 1 }, (_, length) =>
  NAMES.filter((name) => name.length === length),
);

/** The header with this name, if it is one that matters; `start` to `end` are known to be bytes of a name. */
function nameAt(bytes: Buffer, start: number, end: number): Name | undefined {
  return BY_LENGTH[end - start]?.find((name) => isNamed(bytes, start, name));
}

/** Of the bytes of a name, this bit distinguishes only large and small letters. */
const SMALL = 0x20;

function isNamed(bytes: Buffer, start: number, name: Name): boolean {
  for (let index = 0; index < name.length; index++) {
    if (((bytes[start + index] as number) | SMALL) !== name.charCodeAt(index)) return false;
  }
  return true;
}
