/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A number of more digits would exceed any disk, and the safe integers. */
const RANGE = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i;

/**
 * The part of a file that a `Range` header asks for (RFC 9110, 14.1.2).
 * @param size of the file, bytes
 * @returns undefined for the whole file, which a server may also send for several ranges or one that it can't parse;
 * `unsatisfiable` when the file has none of the range
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
