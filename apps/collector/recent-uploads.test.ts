import { expect, test } from 'vitest';
import { createRecentUploads } from './recent-uploads.ts';

function recent(options: { limit?: number; now?: () => number; stored?: string[] } = {}) {
  return createRecentUploads<string>({
    windowMs: 1000,
    limit: options.limit ?? 100,
    now: options.now ?? (() => 1),
    keep: (answer) => answer !== 'refused',
    stored: { ids: options.stored ?? [], answer: 'stored before' },
  });
}

test('an upload under way or answered is not done again', async () => {
  const uploads = recent();
  let times = 0;
  const work = async () => `answer ${++times}`;
  const answers = [uploads.once('a', work), uploads.once('a', work)];
  expect(answers.map(({ repeated }) => repeated)).toEqual([false, true]);
  expect(await Promise.all(answers.map(({ answer }) => answer))).toEqual(['answer 1', 'answer 1']);
  expect(await uploads.once('a', work).answer).toBe('answer 1');
  expect(await uploads.once('b', work).answer).toBe('answer 2');
});

test('a refused upload may come again', async () => {
  const uploads = recent();
  expect(await uploads.once('a', async () => 'refused').answer).toBe('refused');
  expect(await uploads.once('a', async () => 'stored').answer).toBe('stored');
});

test('what was stored before the start is known', async () => {
  const uploads = recent({ stored: ['a'] });
  expect(uploads.once('a', async () => 'again').repeated).toBe(true);
  expect(await uploads.once('a', async () => 'again').answer).toBe('stored before');
});

test('an upload is remembered for the whole window and then forgotten', () => {
  let now = 1;
  const uploads = recent({ now: () => now });
  const repeated = () => uploads.once('a', async () => 'answer').repeated;
  expect(repeated()).toBe(false);
  now += 1000;
  expect(repeated()).toBe(true);
  now += 1;
  expect(repeated()).toBe(false);
});

test('a flood does not grow it without bound', () => {
  const uploads = recent({ limit: 10 });
  for (let index = 0; index < 25; index++) uploads.once(String(index), async () => '');
  expect(uploads.once('24', async () => '').repeated).toBe(true);
  expect(uploads.once('0', async () => '').repeated).toBe(false);
});
