import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openJobs } from './jobs.ts';
import { openLog } from './log.ts';
import { advanceSandboxClock, openSandboxClock, parseDuration } from './sandbox-clock.ts';
import { testDatabase } from './testing/database.ts';

const { db, url } = await testDatabase();
const log = openLog('test', 'silent');
const DAY = 86_400_000;

it('moves forward for every program, and adds up', async () => {
  const clock = await openSandboxClock(db, log);
  await advanceSandboxClock(db, DAY);
  expect(await advanceSandboxClock(db, 31 * DAY)).toBe(32 * DAY);
  await clock.refresh();
  expect(clock.now().getTime() - Date.now()).toBeGreaterThan(32 * DAY - 5000);
  clock.close();
});

it('makes waiting jobs due', async () => {
  const jobs = openJobs(url, log);
  const kind = { name: 'renew', retries: 0, key: () => 'one' };
  await jobs.start([kind]);
  await jobs.send(db, kind, {}, { after: new Date(Date.now() + 30 * DAY) });
  await advanceSandboxClock(db, 32 * DAY);
  const { rows } = await db.execute(
    sql`select start_after < now() as due from jobs.job where name = 'renew'`,
  );
  expect(rows).toEqual([{ due: true }]);
  await jobs.stop();
});

it.each([
  ['90s', 90_000],
  ['15m', 900_000],
  ['6h', 21_600_000],
  ['32d', 32 * DAY],
  ['32', undefined],
  ['-1d', undefined],
  ['1w', undefined],
])('reads %s', (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds);
});
