import { expect, test } from 'vitest';
import { fewAtOnce, LineFull } from './few-at-once.ts';

test('so many run, so many wait, and the rest are told at once', async () => {
  const run = fewAtOnce({ atOnce: 2, waiting: 1 });
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((done) => ends.push(() => done('done')));
  const started = [run(work), run(work), run(work)];
  await expect(run(work)).rejects.toThrow(LineFull);
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await started[0];
  await expect.poll(() => ends.length).toBe(3);
  ends[1]?.();
  ends[2]?.();
  expect(await Promise.all(started)).toEqual(['done', 'done', 'done']);
});

test('one that fails gives its place back', async () => {
  const run = fewAtOnce({ atOnce: 1, waiting: 0 });
  await expect(run(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await run(async () => 'next')).toBe('next');
});
