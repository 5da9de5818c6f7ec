import { crc32 } from 'node:zlib';

/** Bytes before a record's text: its length and its CRC-32, little-endian, four bytes each. */
const HEADER = 8;

/** A record of the journal: a text that is there as a whole or not at all. */
export function encodeRecord(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const record = Buffer.allocUnsafe(HEADER + length);
  record.write(text, HEADER);
  record.writeUInt32LE(length, 0);
  record.writeUInt32LE(crc32(record.subarray(HEADER)), 4);
  return record;
}

/**
 * The texts of records that were written one after the other. A crash in the middle of writing leaves a torn
 * record at the end, which nobody was told of: it and what follows are cut off.
 * @returns `torn`: bytes that were cut off.
 */
export function decodeRecords(records: Buffer): { texts: string[]; torn: number } {
  const texts: string[] = [];
  let position = 0;
  while (position + HEADER <= records.length) {
    const begin = position + HEADER;
    const end = begin + records.readUInt32LE(position);
    // A tail of zeros, which a file system may leave, would pass the checksum as many empty records.
    if (end === begin || end > records.length) break;
    const text = records.subarray(begin, end);
    if (crc32(text) !== records.readUInt32LE(position + 4)) break;
    texts.push(text.toString('utf8'));
    position = end;
  }
  return { texts, torn: records.length - position };
}
