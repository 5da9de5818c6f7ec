import { afterAll, expect, test, vi } from 'vitest';
import { type JobKind, jobHandler, openJobs } from './jobs.ts';
import { openLog } from './log.ts';
import { testDatabase } from './testing/database.ts';

const { db, url } = await testDatabase();
const jobs = openJobs(url, openLog('test', 'silent'), { lookEverySeconds: 1 });
afterAll(() => jobs.stop());

const post: JobKind<{ to: string; number: number }> = {
  name: 'post',
  retries: 0,
  key: ({ to, number }) => `${to} ${number}`,
  group: ({ to }) => to,
};
const answered = Promise.withResolvers<void>();
const begun = { hangs: 0, answers: 0 };
const done = { hangs: 0, answers: 0 };
await jobs.start(
  [post],
  [
    jobHandler(post, async ({ to }) => {
      const server = to as keyof typeof begun;
      begun[server] += 1;
      if (server === 'hangs') await answered.promise;
      done[server] += 1;
    }),
  ],
);

test('jobs of a group run one at a time, and don’t hold up those of another', async () => {
  await db.transaction(async (tx) => {
    for (let number = 0; number < 20; number += 1) {
      await jobs.send(tx, post, { to: 'hangs', number });
      await jobs.send(tx, post, { to: 'answers', number });
    }
  });
  await vi.waitFor(() => expect(done.answers).toBe(20), { timeout: 60_000 });
  expect([begun.hangs, done.hangs]).toEqual([1, 0]);
  answered.resolve();
  await vi.waitFor(() => expect(done.hangs).toBe(20), { timeout: 60_000 });
}, 150_000);
