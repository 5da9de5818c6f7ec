import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeRecords, encodeRecord } from './records.ts';

const texts = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 8 });
const written = (from: readonly string[]) => Buffer.concat(from.map(encodeRecord));

test('what was written is read back, and nothing is torn', () => {
  fc.assert(
    fc.property(texts, (texts) => {
      expect(decodeRecords(written(texts))).toEqual({ texts, torn: 0 });
    }),
  );
});

test('a record cut anywhere is cut off; those before it are whole', () => {
  fc.assert(
    fc.property(texts, fc.string({ minLength: 1 }), fc.nat(), (texts, last, cut) => {
      const record = encodeRecord(last);
      const rest = record.subarray(0, cut % record.length);
      expect(decodeRecords(Buffer.concat([written(texts), rest]))).toEqual({ texts, torn: rest.length });
    }),
  );
});

test('a record with a byte changed, and what follows it, is cut off', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 255 }), (position, change) => {
      const [before, broken, after] = [encodeRecord('before'), encodeRecord('broken'), encodeRecord('after')];
      const at = position % broken.length;
      broken.writeUInt8(broken.readUInt8(at) ^ change, at);
      expect(decodeRecords(Buffer.concat([before, broken, after]))).toEqual({
        texts: ['before'],
        torn: broken.length + after.length,
      });
    }),
  );
});

test('zeros where a file was grown and not written are cut off', () => {
  const records = Buffer.concat([encodeRecord('before'), Buffer.alloc(4096)]);
  expect(decodeRecords(records)).toEqual({ texts: ['before'], torn: 4096 });
});
