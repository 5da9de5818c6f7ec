import { listFailedJobs } from '@spindle/platform/failed-jobs.ts';
import { openJobs } from '@spindle/platform/jobs.ts';
import { openLog } from '@spindle/platform/log.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll, expect, test, vi } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { orderMail } from '../checkout/job-kinds.ts';
import { openCommerce } from '../checkout/testing/commerce.ts';
import { retryFailedJob } from './retry-failed-job.ts';

const { db, url } = await testDatabase();
const jobs = openJobs(url, openLog('test', 'silent'), { lookEverySeconds: 1 });
const impatient = { ...orderMail, retries: 0 };
await jobs.start([impatient], [{ kind: impatient, run: () => Promise.reject(new Error('no such order')) }]);
const { deps, close } = await openCommerce(url, { jobs });
afterAll(async () => {
  await jobs.stop();
  await close();
});
const support: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'support' };

async function failedJob(orderId: string) {
  await jobs.send(db, impatient, { orderId });
  return vi.waitFor(
    async () =>
      (await listFailedJobs(db)).find(({ data }) => JSON.stringify(data).includes(orderId)) ?? expect.fail(),
    { timeout: 60_000 },
  );
}

test('is queued once more, once, and written down', async () => {
  const { kind, id } = await failedJob('one');
  const all = await Promise.all(Array.from({ length: 5 }, () => retryFailedJob(deps, support, { kind, id })));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await auditOf(db, { kind: 'job', id })).toMatchObject([
    {
      action: 'job.retry',
      actorId: '7',
      before: { kind: expect.any(String), state: 'failed' },
      after: { state: 'waiting' },
    },
  ]);
});

test.each<Actor>([
  { kind: 'staff', staffId: '8', email: 'ed@shop.test', role: 'editor' },
  { kind: 'visitor' },
])('is not for %o', async (actor) => {
  const { kind, id } = await failedJob(`not for ${actor.kind}`);
  expect(await retryFailedJob(deps, actor, { kind, id })).toEqual({ ok: false, error: 'not_allowed' });
  expect((await listFailedJobs(db)).map((job) => job.id)).toContain(id);
});

test('of a kind that there is not, none has failed', async () => {
  const { id } = await failedJob('of no kind');
  expect(await retryFailedJob(deps, support, { kind: 'no-such-kind', id })).toEqual({
    ok: false,
    error: 'not_failed',
  });
});
