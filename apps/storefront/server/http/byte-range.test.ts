import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['Bytes= 90-1000 ', { start: 90, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  // A server may ignore a range that it can't parse, and several ranges at once.
  [undefined, undefined],
  ['', undefined],
  ['bytes=-', undefined],
  ['bytes=20-10', undefined],
  ['bytes=a-b', undefined],
  ['bytes=1.5-2', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  ['bytes=9999999999999999-', undefined],
])('%s of 100 bytes is %o', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test('lies within the file, whatever is asked for', () => {
  fc.assert(
    fc.property(fc.nat(), fc.option(fc.nat()), fc.integer({ min: 1, max: 5_000 }), (first, last, size) => {
      const range = byteRange(`bytes=${first}-${last ?? ''}`, size);
      if (range === undefined || range === 'unsatisfiable') return;
      expect(range.start).toBe(first);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
  );
});
