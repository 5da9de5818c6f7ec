import type { SQL } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { type JobKind, jobHandler, openJobs } from './jobs.ts';
import { openLog } from './log.ts';
import { openSandboxClock } from './sandbox-clock.ts';
import { ClockStuck, stepSandboxClock } from './step-clock.ts';
import { testDatabase } from './testing/database.ts';

const DAY = 86_400_000;
const { db, url } = await testDatabase();
const log = openLog('test', 'silent');
const jobs = openJobs(url, log, { lookEverySeconds: 1 });
const clock = await openSandboxClock(db, log);
const start = Date.now();

const look: JobKind<object> = { name: 'look', retries: 0, key: () => 'all', cron: '* * * * *' };
const work: JobKind<{ day: number }> = { name: 'work', retries: 0, key: ({ day }) => `${day}` };
let due = [3, 10, 10.5, 50];
const done: { day: number; at: number }[] = [];
/** A job that is running when the time begins to move, and leads to another one. */
const lead: JobKind<{ day: number }> = { name: 'lead', retries: 0, key: ({ day }) => `${day}` };
const leading = Promise.withResolvers<void>();
const seen = Promise.withResolvers<void>();
const today = async () => {
  await clock.refresh();
  return (clock.now().getTime() - start) / DAY;
};
await jobs.start(
  [look, work, lead],
  [
    jobHandler(look, async () => {
      const now = await today();
      for (const day of due.filter((each) => each <= now)) await jobs.send(db, work, { day });
      due = due.filter((each) => each > now);
    }),
    jobHandler(work, async ({ day }) => {
      done.push({ day, at: await today() });
    }),
    jobHandler(lead, async ({ day }) => {
      leading.resolve();
      await seen.promise;
      await jobs.send(db, work, { day }, { after: new Date(Date.now() + 10 * DAY) });
    }),
  ],
);
afterAll(async () => {
  await jobs.stop();
  clock.close();
});
const nextDue = async () => (due[0] === undefined ? undefined : new Date(start + due[0] * DAY));

test('goes from due time to due time, and on when the jobs of each are done', async () => {
  await jobs.send(db, work, { day: 7 }, { after: new Date(start + 7 * DAY) });
  const { offsetMs } = await stepSandboxClock({ db, jobs, nextDue }, 30 * DAY);
  expect(offsetMs / DAY).toBeGreaterThan(29.9);
  expect(done.map(({ day }) => day)).toEqual([3, 7, 10, 10.5]);
  for (const { day, at } of done) {
    expect(at).toBeGreaterThanOrEqual(day - 0.001);
    expect(at).toBeLessThan(day + 0.02);
  }
  expect(due).toEqual([50]);
});

test('waits for what is being done already, as it may lead to more', async () => {
  await jobs.send(db, lead, { day: 40 });
  await leading.promise;
  const looking = new Proxy(db, {
    get: (of, name) =>
      name === 'execute'
        ? (query: SQL) => Promise.resolve(of.execute(query)).finally(seen.resolve)
        : Reflect.get(of, name),
  });
  await stepSandboxClock({ db: looking, jobs, nextDue: async () => undefined }, 15 * DAY);
  expect(done.at(-1)).toMatchObject({ day: 40 });
  expect(done.at(-1)?.at).toBeLessThan(40.02);
});

test('says so when what is due stays due', async () => {
  const never = async () => new Date(start);
  await expect(stepSandboxClock({ db, jobs, nextDue: never }, DAY)).rejects.toThrow(ClockStuck);
});
