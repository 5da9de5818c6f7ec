import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createUploadTimes } from './upload-times.ts';

const idOf = (value: number) => createHash('sha256').update(String(value)).digest('hex');

test('it knows the last uploads, each by the time it was added last, and no others', () => {
  const limit = fc.integer({ min: 1, max: 12 });
  const additions = fc.array(fc.nat({ max: 30 }), { maxLength: 200 });
  fc.assert(
    fc.property(limit, additions, (limit, additions) => {
      const times = createUploadTimes(limit);
      const expected = new Map<number, number>();
      additions.forEach((value, time) => {
        times.add(idOf(value), time);
        expected.set(value, time);
      });
      for (let value = 0; value <= 30; value++) {
        const time = expected.get(value);
        const isRecent = time !== undefined && time >= additions.length - limit;
        expect(times.get(idOf(value))).toBe(isRecent ? time : undefined);
      }
    }),
  );
});

test('ids that differ in one digit are two', () => {
  const times = createUploadTimes(1000);
  const first = idOf(1);
  times.add(first, 5);
  for (let digit = 0; digit < first.length; digit++) {
    const other = first.slice(0, digit) + (first[digit] === '0' ? '1' : '0') + first.slice(digit + 1);
    expect(times.get(other)).toBeUndefined();
  }
  expect(times.get(first)).toBe(5);
});

test('ids that end or begin alike are found as fast as others', () => {
  const limit = 50_000;
  const times = createUploadTimes(limit);
  const ids = Array.from(
    { length: limit },
    (_, index) => `${index.toString(16).padStart(8, '0')}${'0'.repeat(56)}`,
  );
  // If all were in one bucket, this would compare a billion entries.
  for (const id of ids) times.add(id, 1);
  for (const id of ids) expect(times.get(id)).toBe(1);
});
