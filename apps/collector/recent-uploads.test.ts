import { expect, test } from 'vitest';
import type { Outcome } from './journal/journal.ts';
import { createRecentUploads, type RecentUploadsOptions } from './recent-uploads.ts';

const recent = (options: Partial<RecentUploadsOptions> = {}) =>
  createRecentUploads({ windowMs: 1000, limit: 100, kept: [], ...options });

const idOf = (letter: string) => letter.repeat(64);
const A = idOf('a');

test('an upload under way or kept is known by when it came first', async () => {
  const uploads = recent();
  expect(uploads.find(A, 5)).toBeUndefined();
  const journal = Promise.withResolvers<Outcome>();
  const outcome = uploads.add(A, 5, journal.promise);
  const underWay = uploads.find(A, 6);
  expect(underWay?.time).toBe(5);
  journal.resolve('kept');
  expect(await Promise.all([outcome, underWay?.outcome])).toEqual(['kept', 'kept']);
  const kept = uploads.find(A, 7);
  expect([kept?.time, await kept?.outcome]).toEqual([5, 'kept']);
  expect(uploads.find(idOf('b'), 7)).toBeUndefined();
});

test.each(['full', 'failed'] as const)('one that is %s may come again', async (outcome) => {
  const uploads = recent();
  expect(await uploads.add(A, 5, Promise.resolve(outcome))).toBe(outcome);
  expect(uploads.find(A, 6)).toBeUndefined();
});

test('one whose journal breaks may come again', async () => {
  const uploads = recent();
  await expect(uploads.add(A, 5, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(uploads.find(A, 6)).toBeUndefined();
});

test('what was kept before the start is known', async () => {
  const uploads = recent({ kept: [{ uploadId: A, time: 3 }] });
  expect(uploads.find(A, 4)?.time).toBe(3);
});

test('an upload is remembered for the whole window and then forgotten', async () => {
  const uploads = recent();
  await uploads.add(A, 5, Promise.resolve('kept'));
  expect(uploads.find(A, 1005)?.time).toBe(5);
  expect(uploads.find(A, 1006)).toBeUndefined();
});

test('a flood does not grow it without bound', async () => {
  const uploads = recent({ limit: 3 });
  for (const letter of 'abcdef') await uploads.add(idOf(letter), 1, Promise.resolve('kept'));
  expect([...'abcdef'].filter((letter) => uploads.find(idOf(letter), 1))).toEqual(['d', 'e', 'f']);
});
