import { crc32 } from 'node:zlib';

/** Bytes before a record's text: its length and its CRC-32, little-endian, four bytes each. */
const HEADER = 8;

/** A record of the journal: its text can be read completely or not at all. */
export function encodeRecord(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const record = Buffer.allocUnsafe(HEADER + length);
  record.write(text, HEADER);
  record.writeUInt32LE(length, 0);
  record.writeUInt32LE(crc32(record.subarray(HEADER)), 4);
  return record;
}

/**
 * The texts of consecutive records. A crash during a write leaves an incomplete record at the end, which was not acknowledged:
 * it and anything after it are cut off.
 * @returns `torn`: how many bytes were cut off.
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
