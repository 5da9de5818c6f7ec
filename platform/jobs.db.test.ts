import { sql } from 'drizzle-orm';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { Registry } from 'prom-client';
import { afterAll, expect, test, vi } from 'vitest';
import type { Db } from './database.ts';
import { countFailedJobs, listFailedJobs } from './failed-jobs.ts';
import { type JobKind, jobHandler, openJobs } from './jobs.ts';
import { openLog } from './log.ts';
import { testDatabase } from './testing/database.ts';

const { db, url } = await testDatabase();
const log = openLog('test', 'silent');
const jobs = openJobs(url, log, { lookEverySeconds: 1 });
afterAll(() => jobs.stop());

const mail: JobKind<{ order: string }> = { name: 'mail', retries: 0, key: ({ order }) => order };
const patient: JobKind<{ order: string }> = { name: 'patient', retries: 2, key: ({ order }) => order };
const personal: JobKind<{ email: string }> = {
  ...{ name: 'personal', retries: 0, keepFailedDays: 7 },
  key: ({ email }) => email,
};

let reachable = false;
const sent: string[] = [];
const send = async ({ order }: { order: string }) => {
  if (!reachable) throw new Error('the mail server is away');
  sent.push(order);
};
const bounce = async ({ email }: { email: string }) => {
  throw new Error(`550 <${email}>: no such mailbox`);
};
await jobs.start(
  [mail, patient, personal],
  [jobHandler(mail, send), jobHandler(patient, send), jobHandler(personal, bounce)],
);

const failed = (count: number) =>
  vi.waitFor(async () => expect(await listFailedJobs(db)).toHaveLength(count), { timeout: 60_000 });

test('a job that has used up its tries is logged, counted, listed, and tried again by a person', async () => {
  const logged = vi.spyOn(log, 'error');
  await jobs.send(db, mail, { order: 'A' });
  await failed(1);
  const [job] = await listFailedJobs(db);
  expect(job).toMatchObject({
    kind: 'mail',
    data: { order: 'A' },
    tries: 1,
    error: 'Error: the mail server is away',
  });
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ job: 'mail' }), 'job gave up');
  const registry = new Registry();
  countFailedJobs(registry, db, 60_000);
  expect(await registry.metrics()).toContain('jobs_failed{kind="mail"} 1');

  reachable = true;
  expect(await db.transaction((tx) => jobs.retryFailed(tx, 'mail', job?.id ?? ''))).toBe(true);
  await vi.waitFor(() => expect(sent).toEqual(['A']), { timeout: 60_000 });
  expect(await listFailedJobs(db)).toEqual([]);
  expect(await registry.metrics()).not.toContain('jobs_failed{');
  expect(await db.transaction((tx) => jobs.retryFailed(tx, 'mail', job?.id ?? ''))).toBe(false);
});

test('of one thing that fails again and again the last failure waits, beside those of others, until a run succeeds', async () => {
  reachable = false;
  await jobs.send(db, mail, { order: 'of another' });
  await failed(1);
  const [other] = await listFailedJobs(db);
  const ofThing = async () => (await listFailedJobs(db)).filter(({ id }) => id !== other?.id);
  let before: string[] = [];
  for (let times = 0; times < 3; times++) {
    await jobs.send(db, mail, { order: 'due' });
    await vi.waitFor(
      async () => {
        const stands = (await ofThing()).map(({ id }) => id);
        expect(stands).toHaveLength(1);
        expect(stands).not.toEqual(before);
        before = stands;
      },
      { timeout: 60_000 },
    );
  }
  reachable = true;
  await jobs.send(db, mail, { order: 'due' });
  await vi.waitFor(async () => expect(await ofThing()).toEqual([]), { timeout: 60_000 });
  expect(await listFailedJobs(db)).toMatchObject([{ id: other?.id }]);
  await db.transaction((tx) => jobs.retryFailed(tx, 'mail', other?.id ?? ''));
  await vi.waitFor(() => expect(sent).toContain('of another'), { timeout: 60_000 });
});

test('a retry that is rolled back leaves the job where it was', async () => {
  reachable = false;
  await jobs.send(db, mail, { order: 'B' });
  await failed(1);
  const [job] = await listFailedJobs(db);
  const broken = db.transaction(async (tx) => {
    expect(await jobs.retryFailed(tx, 'mail', job?.id ?? '')).toBe(true);
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  expect(await listFailedJobs(db)).toMatchObject([{ id: job?.id }]);
});

test('a failed job whose data names somebody is kept for days, not a year, and its error names nobody', async () => {
  const kept = async (name: string) => {
    const { rows } = await db.execute(
      sql`select extract(day from keep_until - created_on)::int as days from jobs.job where name = ${name}`,
    );
    return rows.map(({ days }) => days);
  };
  await jobs.send(db, personal, { email: 'kei@example.test' });
  await failed(2);
  expect(await kept('personal.failed')).toEqual([7]);
  expect(await kept('mail.failed')).toEqual([365]);
  const [job] = await listFailedJobs(db);
  expect(job?.error).toBe('Error: 550 <…@example.test>: no such mailbox');
});

test('work on a timetable that asks for it waits for a person as well, once, until a run succeeds', async () => {
  const rates = { name: 'rates', retries: 0, key: () => 'all', cron: '0 0 1 1 *', keepFailedDays: 30 };
  const quiet = { name: 'quiet', retries: 0, key: () => 'all', cron: '0 0 1 1 *' };
  let runs = 0;
  const fetchThem = async () => {
    runs += 1;
    if (runs < 3) throw new Error('the bank is away');
  };
  const timed = openJobs(url, log, { lookEverySeconds: 1 });
  await timed.start([rates, quiet], [jobHandler(rates, fetchThem), jobHandler(quiet, fetchThem)]);
  const seen = async () =>
    (await listFailedJobs(db)).filter(({ kind }) => kind !== 'mail' && kind !== 'personal');
  let before: string[] = [];
  for (const run of [1, 2, 3]) {
    await timed.send(db, rates, {});
    await vi.waitFor(
      async () => {
        const stands = (await seen()).map(({ id }) => id);
        expect(stands).toHaveLength(run < 3 ? 1 : 0);
        expect(stands).not.toEqual(before);
        before = stands;
      },
      { timeout: 60_000 },
    );
  }
  expect(runs).toBe(3);
  runs = 0;
  await timed.send(db, quiet, {});
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 60_000 });
  await timed.stop();
  expect(await seen()).toEqual([]);
});

test.each([
  ['away', () => Promise.reject(new Error('no database'))],
  ['hanging', () => new Promise<never>(() => {})],
])('a database that is %s leaves the other figures readable', async (_what, execute) => {
  const registry = new Registry();
  countFailedJobs(registry, { execute } as unknown as Db, 1);
  expect(await registry.metrics()).toContain('# TYPE jobs_failed gauge');
});

test('jobs that are due are looked for by one statement for all kinds', async () => {
  const kind = (index: number) => ({ name: `seldom-${index}`, retries: 0, key: () => 'all' });
  const kinds = Array.from({ length: 20 }, (_, index) => kind(index));
  const ran: Date[] = [];
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const looksOf = (name: string) =>
    asked.mock.calls
      .map(([query]: unknown[]) => (typeof query === 'string' ? query : JSON.stringify(query)))
      .filter((text) => text.includes(`j.name = '${name}'`) && text.includes('SKIP LOCKED')).length;
  const worker = openJobs(url, log, { lookEverySeconds: 1 });
  await worker.start(
    kinds,
    kinds.map((kind) => jobHandler(kind, async () => ran.push(new Date()))),
  );
  await vi.waitFor(() => expect(looksOf('seldom-19')).toBe(1), { timeout: 60_000 });
  const after = new Date(Date.now() + 3_000);
  await worker.send(db, kind(0), {}, { after });
  await vi.waitFor(() => expect(ran).toHaveLength(1), { timeout: 60_000 });
  expect(ran[0]?.getTime()).toBeGreaterThanOrEqual(after.getTime());
  expect(looksOf('seldom-19')).toBe(1);
  await worker.stop();
  asked.mockRestore();
});

test('a queue that exists takes new settings', async () => {
  const limit = async () => {
    const { rows } = await db.execute(sql`select retry_limit from jobs.queue where name = 'patient'`);
    return rows[0]?.retry_limit;
  };
  expect(await limit()).toBe(2);
  const next = openJobs(url, log, { works: false });
  await next.start([{ ...patient, retries: 9, keepFailedDays: 2 } as typeof patient]);
  expect(await limit()).toBe(9);
  const { rows } = await db.execute(
    sql`select retention_seconds from jobs.queue where name = 'patient.failed'`,
  );
  expect(rows).toEqual([{ retention_seconds: 2 * 24 * 3600 }]);
  await next.stop();
});

test('what is due at the start is done when a program works it off, and queued by none that only sends', async () => {
  const done: string[] = [];
  const yearly: JobKind<object> = {
    ...{ name: 'yearly', retries: 0, key: () => 'all', cron: '0 0 1 1 *', atStart: true },
  };
  const sender = openJobs(url, log, { works: false });
  await sender.start([yearly]);
  const { rows } = await db.execute(sql`select from jobs.job where name = 'yearly'`);
  expect(rows).toEqual([]);
  await sender.stop();
  const worker = openJobs(url, log, { lookEverySeconds: 1 });
  await worker.start([yearly], [jobHandler(yearly, async () => void done.push('yearly'))]);
  await vi.waitFor(() => expect(done).toEqual(['yearly']), { timeout: 60_000 });
  await worker.stop();
});

test('the timetable queues nothing beside what the start has queued, also where a row of an older version is', async () => {
  const hourly: JobKind<object> = {
    ...{ name: 'hourly', retries: 0, key: () => 'all', cron: '0 * * * *', atStart: true },
  };
  const worker = openJobs(url, log, { works: false });
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  await boss.createQueue('hourly', { policy: 'exclusive' });
  await boss.schedule('hourly', '0 * * * *');
  const started = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  try {
    await worker.start(
      [hourly],
      [
        jobHandler(hourly, () => {
          started.resolve();
          return done.promise;
        }),
      ],
    );
    await started.promise;
    const rows = await boss.getSchedules('hourly');
    expect(rows).toHaveLength(1);
    // What the scheduler sends when the time comes: the row's data and options.
    const occurrence = { name: 'hourly', data: rows[0]?.data ?? {}, options: rows[0]?.options ?? {} };
    expect(await boss.send(occurrence)).toBeNull();
  } finally {
    done.resolve();
    await worker.stop();
    await boss.stop();
  }
});
