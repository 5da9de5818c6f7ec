import type { Db } from '@spindle/platform/database.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditOf } from '../../audit/audit-of.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { seedDemoMember } from '../seed-demo.ts';
import { actings } from '../tables.ts';
import { cookieHeader, testAccounts, testSender } from '../testing/accounts.ts';
import { ACTING_MINUTES } from './acting.ts';
import { actingCookies } from './acting-cookies.ts';
import { beginActing } from './begin-acting.ts';
import { endActingsOfStaff } from './end-actings-of-staff.ts';
import { voidActingsOf } from './queries.ts';
import { settleActings } from './settle-actings.ts';

const { db, deps, clock, pass, forgetMembers, forgetLimits } = await testAccounts();
const LOW = '00000000-0000-4000-8000-000000000000';
const HIGH = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
const STAFF = '7';
let memberId: string;
beforeEach(async () => {
  await forgetLimits();
  await forgetMembers();
  memberId = (await seedDemoMember(db, clock)).memberId;
});

/** Adds an acting that is under way, or a ticket for one. */
async function add(id: string, of: { ticket?: string } = {}): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + ACTING_MINUTES * 60_000);
  await db.insert(actings).values({
    ...{ id, memberId, staffId: STAFF, staffEmail: 'ada@shop.test', staffRole: 'admin', reason: 'Asked.' },
    ...{ ticketUntil: until, ticketHash: of.ticket === undefined ? null : hashToken(of.ticket) },
    ...(of.ticket === undefined && { tokenHash: hashToken(id), begunAt: now, until }),
  });
}
const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const waits = async () => (await db.execute(waiting)).rows.length;

/**
 * Holds the lower id while `work` waits for it. `work` must not hold the higher id meanwhile: whoever holds that one may be
 * waiting for the lower, a deadlock.
 */
async function whileHeld(work: () => Promise<unknown>): Promise<void> {
  const { begun } = await db.transaction(async (tx) => {
    await tx.execute(sql`select from ${actings} where id = ${LOW} for update`);
    const begun = work();
    await expect.poll(waits, { timeout: 60_000 }).toBeGreaterThan(0);
    await tx.execute(sql`select from ${actings} where id = ${HIGH} for update nowait`);
    return { begun };
  });
  await begun;
}
const inTransaction = (work: (tx: Db) => Promise<unknown>) => () => db.transaction(work);

describe('nobody who waits for one acting has another that comes after it:', () => {
  test.each([
    ['who writes the ends down', () => settleActings(deps)],
    ['who leaves the staff', inTransaction((tx) => endActingsOfStaff(tx, STAFF))],
    ['who signs out everywhere', inTransaction((tx) => voidActingsOf(tx, memberId))],
  ])('%s', async (_, work) => {
    // Inserted first, so that an unordered query would find it first.
    await add(HIGH);
    await add(LOW);
    pass(ACTING_MINUTES);
    await whileHeld(work);
  });

  test('staff who begin another one in the same browser', async () => {
    await add(HIGH, { ticket: 'a ticket' });
    await add(LOW);
    const until = new Date(clock.now().getTime() + 60_000);
    const cookies = actingCookies({ token: LOW, email: '', until }, deps.cookies);
    const sender = testSender({ cookieHeader: cookieHeader(cookies) });
    await whileHeld(async () =>
      expect(await beginActing(deps, { ticket: 'a ticket', sender })).toMatchObject({ ok: true }),
    );
    const [former] = await db.select().from(actings).where(eq(actings.id, LOW));
    expect(former).toMatchObject({ endedAt: clock.now(), tokenHash: null });
  });
});

test('each end is written down once, whoever ends them and writes at the same moment', async () => {
  const ids = Array.from({ length: 12 }, () => crypto.randomUUID());
  for (const id of ids) await add(id);
  pass(ACTING_MINUTES);
  const ends = [1, 2, 3, 4].flatMap(() => [
    settleActings(deps),
    db.transaction((tx) => endActingsOfStaff(tx, STAFF)),
    db.transaction((tx) => voidActingsOf(tx, memberId)),
  ]);
  await Promise.all(ends);
  await settleActings(deps);
  const written = (await auditOf(db, { kind: 'member', id: memberId })).filter(
    ({ action }) => action === 'member.act_end',
  );
  expect(written).toHaveLength(ids.length);
  expect(new Set(written.map(({ before }) => JSON.stringify(before))).size).toBe(ids.length);
});
