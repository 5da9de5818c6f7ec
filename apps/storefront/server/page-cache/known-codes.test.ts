import { openLog } from '@spindle/platform/log.ts';
import { expect, test } from 'vitest';
import { KnownCodes } from './known-codes.ts';

function setUp() {
  const clock = { now: 1_000 };
  const reads: PromiseWithResolvers<string[]>[] = [];
  const codes = new KnownCodes({
    list() {
      const read = Promise.withResolvers<string[]>();
      reads.push(read);
      return read.promise;
    },
    now: () => clock.now,
    log: openLog('test', 'silent'),
  });
  return { clock, codes, reads };
}

test('the list is read once, however many ask, and again when it is old', async () => {
  const { clock, codes, reads } = setUp();
  expect(codes.current()).toBeUndefined();
  const asked = Promise.all(Array.from({ length: 100 }, () => codes.refresh()));
  reads[0]?.resolve(['DNC10']);
  await asked;
  await codes.refresh();
  expect(reads).toHaveLength(1);
  expect(codes.current()).toEqual(new Set(['DNC10']));
  clock.now += 5_001;
  expect(codes.current()).toEqual(new Set(['DNC10']));
  expect(reads).toHaveLength(2);
  const again = codes.refresh();
  reads[1]?.resolve([]);
  await again;
  expect(codes.current()).toEqual(new Set());
});

test('when the list cannot be read, the last one counts on', async () => {
  const { clock, codes, reads } = setUp();
  const first = codes.refresh();
  reads[0]?.resolve(['DNC10']);
  await first;
  clock.now += 5_001;
  const second = codes.refresh();
  reads[1]?.reject(new Error('no database'));
  await second;
  expect(codes.current()).toEqual(new Set(['DNC10']));
});
