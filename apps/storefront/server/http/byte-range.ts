/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** More digits are more bytes than any disk has, and no safe number. */
const RANGE = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i;

/**
 * The part of a file that a `Range` header asks for (RFC 9110, 14.1.2).
 * @param size of the file, bytes
 * @returns undefined for the whole: of several ranges, or one that can't be understood, a server may send that;
 * `unsatisfiable` when none of it is there
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
