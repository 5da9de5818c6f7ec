import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, byteRange } from './byte-range.ts';

/** Bytes read at once: larger pieces are no faster, and stay in memory for slow visitors. */
const PIECE = 256 * 1024;

export interface SentFile {
  size: number;
  /** A strong one: always the same for the same bytes. */
  etag: string;
  lastModified: Date;
  headers: Readonly<Record<string, string>>;
}

/**
 * Answers with a file, or with the requested part of it, as RFC 9110 says. The visitor may disconnect meanwhile. Written
 * straight to Node's response: a web stream would take twice the time.
 * @param handle of the file; the caller closes it
 */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  handle: FileHandle,
  file: SentFile,
): Promise<void> {
  try {
    const { status, range } = answerTo(req, file);
    res.writeHead(status, headersOf(status, range, file));
    if (req.method === 'HEAD' || !range) {
      res.end();
      return;
    }
    const bytes = createReadStream('', { fd: handle, autoClose: false, highWaterMark: PIECE, ...range });
    // Node adds seven listeners for the end of this answer, and the server four: without this, each answer would warn of a leak.
    res.setMaxListeners(20);
    await pipeline(bytes, res);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

interface Answer {
  status: 200 | 206 | 304 | 412 | 416;
  /** The bytes to send, if any. */
  range?: ByteRange;
}

function answerTo({ method, headers }: IncomingMessage, { size, etag, lastModified }: SentFile): Answer {
  const changed = seconds(lastModified);
  const since = headers['if-unmodified-since'];
  if (
    headers['if-match'] !== undefined
      ? !names(headers['if-match'], etag)
      : since && changed > Date.parse(since)
  )
    return { status: 412 };
  const known = headers['if-modified-since'];
  if (
    headers['if-none-match'] !== undefined
      ? names(headers['if-none-match'].replaceAll('W/', ''), etag)
      : known && changed <= Date.parse(known)
  )
    return { status: 304 };
  const whole = { status: 200, range: { start: 0, end: size - 1 } } as const;
  // Only a GET can ask for a part.
  if (method !== 'GET' || !isSame(headers['if-range'], etag, changed)) return whole;
  const range = byteRange(headers.range, size);
  if (range === 'unsatisfiable') return { status: 416 };
  return range ? { status: 206, range } : whole;
}

/** Whether the file is still the one of which the client has a part (`If-Range`). */
function isSame(ifRange: string | string[] | undefined, etag: string, changed: number): boolean {
  if (ifRange === undefined) return true;
  const condition = String(ifRange).trim();
  return condition.startsWith('"') ? condition === etag : Date.parse(condition) === changed;
}

/** Whether a list of entity tags contains this one. */
const names = (list: string, etag: string) =>
  list.trim() === '*' || list.split(',').some((tag) => tag.trim() === etag);

/** HTTP dates have no milliseconds. */
const seconds = (date: Date) => Math.floor(date.getTime() / 1000) * 1000;

function headersOf(status: Answer['status'], range: ByteRange | undefined, file: SentFile) {
  const { size, etag, lastModified, headers } = file;
  const always = { 'accept-ranges': 'bytes', etag, 'last-modified': lastModified.toUTCString() };
  if (status === 304) return { ...always, 'cache-control': headers['cache-control'] };
  if (!range) {
    return {
      'accept-ranges': 'bytes',
      'content-length': '0',
      ...(status === 416 && { 'content-range': `bytes */${size}` }),
    };
  }
  const { start, end } = range;
  return {
    ...headers,
    ...always,
    'content-length': String(end - start + 1),
    ...(status === 206 && { 'content-range': `bytes ${start}-${end}/${size}` }),
  };
}
