import { afterAll, expect, test, vi } from 'vitest';
import { openJobs } from './jobs.ts';
import { jobsAbout } from './jobs-about.ts';
import { openLog } from './log.ts';
import { testDatabase } from './testing/database.ts';

const { db, url } = await testDatabase();
const jobs = openJobs(url, openLog('test', 'silent'), { lookEverySeconds: 1 });
const key = ({ orderId }: { orderId: string }) => orderId;
const waits = { name: 'test.waits', retries: 0, key };
const fails = { name: 'test.fails', retries: 0, key };
await jobs.start([waits, fails], [{ kind: fails, run: () => Promise.reject(new Error('no mail server')) }]);
afterAll(() => jobs.stop());

test('finds what waits and what has failed, about these and no others', async () => {
  for (const orderId of ['one', 'two']) {
    await jobs.send(db, waits, { orderId });
    await jobs.send(db, fails, { orderId });
  }
  const about = (values: string[]) => jobsAbout(db, [waits.name, fails.name], { field: 'orderId', values });
  const found = await vi.waitFor(
    async () => {
      const all = await about(['one']);
      expect(all.some(({ state }) => state === 'failed')).toBe(true);
      return all;
    },
    { timeout: 60_000 },
  );
  expect(found.map(({ kind, state, error }) => [kind, state, error]).toSorted()).toEqual([
    ['test.fails', 'failed', 'Error: no mail server'],
    ['test.waits', 'waiting', ''],
  ]);
  expect(await about([])).toEqual([]);
  expect(await about(['three'])).toEqual([]);
});
