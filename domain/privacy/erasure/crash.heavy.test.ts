import { fixedClock } from '@spindle/platform/clock.ts';
import { openDatabase } from '@spindle/platform/database.ts';
import { openLog } from '@spindle/platform/log.ts';
import { listMailbox } from '@spindle/platform/mailer.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { and, eq, getTableName, like, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { members, sessions, verifications } from '../../accounts/tables.ts';
import { tokenIn } from '../../accounts/testing/accounts.ts';
import { auditEntries } from '../../audit/tables.ts';
import { type Commerce, openCommerce } from '../../checkout/testing/commerce.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { guestCards, savedCards } from '../../payments/cards/tables.ts';
import { forgetCustomer } from '../../payments/job-kinds.ts';
import { sandboxCards } from '../../payments/sandbox/tables.ts';
import { findErasures } from '../job-kinds.ts';
import { erasures } from '../tables.ts';
import { afterRestart, type Restarted } from '../testing/after-restart.ts';
import type { ToldStep } from '../testing/crash-order.ts';
import { EMAIL, FORMER, MARKS, MERGED } from '../testing/filled-shop.ts';
import { filledTemplate, templateWith } from '../testing/filled-template.ts';
import { killAtEach, killedAt, stepsOf } from '../testing/kill-at-each.ts';
import { rowsSaying } from '../testing/rows-saying.ts';
import { subjectWith } from '../testing/subject-with.ts';
import { askForErasure } from './ask-for-erasure.ts';
import { checkUndo } from './check-undo.ts';
import { undoErasure } from './undo-erasure.ts';

// A test kills once for each step; this limit only ends a test that hangs.
vi.setConfig({ testTimeout: 1_500_000 });

type InDb = Pick<Commerce, 'db'>;
const ASKED = new Date('2027-01-31T10:00:00Z');
const DUE = new Date('2027-03-31T10:00:00Z');
const ip = '192.0.2.9';
const work = { kind: 'work' } as const;
const findDue = ({ db, jobs }: Commerce) => jobs.send(db, findErasures, {});

const filled = await filledTemplate(ASKED);
const { memberId, licenceId, who } = filled.made;
const subject = subjectWith(memberId, EMAIL, FORMER, MERGED);
const asker = { ...who, factorAt: new Date(who.factorAt) };
/** The erasure was asked for; its jobs have not run. */
const asked = await templateWith(filled.template, ASKED, async ({ db, deps, modules }) => {
  expect(await askForErasure(deps, asker)).toMatchObject({ ok: true });
  const cards = [...(await db.select().from(savedCards)), ...(await db.select().from(guestCards))];
  return {
    holdings: modules.flatMap(({ holds = [] }) => holds),
    customers: cards.map(({ customerId }) => customerId),
  };
});
const { holdings, customers } = asked.made;
/** The mail about it was sent. */
const closed = await templateWith(asked.template, ASKED, async () => {});
const { token, held } = await afterRestart({ url: closed.url, at: ASKED }, async ({ db }) => ({
  token: await tokenOf(db),
  held: await tablesHolding(db),
}));
/** Its day has come. */
const due = await templateWith(closed.template, DUE, findDue);
/** The subscription has ended for good, and the mail about that, for which the erasure waits, was sent. */
const ended = await templateWith(due.template, DUE, async () => {});
await afterRestart({ url: ended.url, at: DUE }, async () => {});
const again = await templateWith(ended.template, DUE, findDue);

async function tokenOf(db: Commerce['db']): Promise<string> {
  const mails = (await listMailbox(db, { to: EMAIL })).filter(({ text }) => text.includes('a=keep_account'));
  expect(mails).toHaveLength(1);
  return tokenIn(mails[0] ?? expect.fail());
}
/** Those tables of the register with erasure `delete` that have rows. */
async function tablesHolding(db: Commerce['db']): Promise<string[]> {
  const found: string[] = [];
  for (const { table, of, erasure } of holdings) {
    if (erasure.kind === 'delete' && (await db.$count(table, of(subject))) > 0)
      found.push(getTableName(table));
  }
  return found;
}
async function memberIn({ db }: InDb) {
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  return member ?? expect.fail('the member is gone');
}
const isOpen = async (shop: InDb) => (await memberIn(shop)).closedAt === null;
const undoTokens = ({ db }: InDb) =>
  db.$count(
    verifications,
    and(eq(verifications.value, memberId), like(verifications.identifier, 'erasure %')),
  );
const worksOf = (steps: ToldStep[]) =>
  [...new Set(steps.map((step) => step.work.replace(/ \(\d+\)$/, '')))].toSorted();
const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const somebodyWaits = ({ db }: InDb) =>
  expect.poll(async () => (await db.execute(waiting)).rows.length).toBeGreaterThan(0);

/** Its day passes, and nothing happens. */
async function staysOpen(shop: Restarted): Promise<void> {
  shop.clock.set(DUE);
  await findDue(shop);
  await shop.settle();
  expect(await memberIn(shop)).toMatchObject({ email: EMAIL, closedAt: null, erasedAt: null });
  expect(await tablesHolding(shop.db)).toEqual(held.filter((name) => name !== 'erasures'));
}

/** The member was told once, with a link that works, and nothing is erased before the day. */
async function isToldOf({ db, deps }: Restarted): Promise<void> {
  expect(await checkUndo(deps, { token: await tokenOf(db) })).toMatchObject({ ok: true, email: EMAIL });
  const cancelled = (await listMailbox(db, { to: EMAIL })).filter(({ messageId }) =>
    messageId.startsWith('subscription'),
  );
  expect(cancelled).toHaveLength(1);
  expect(await db.$count(sessions, eq(sessions.userId, memberId))).toBe(0);
}

/** Runs the hourly job until the erasure is carried out, then checks what is left. */
async function isCarriedOut(shop: Restarted): Promise<void> {
  const { db, clock, settle } = shop;
  clock.set(DUE);
  for (let hours = 0; hours < 3 && (await db.$count(erasures)) > 0; hours++) {
    await findDue(shop);
    await settle();
  }
  expect(await rowsSaying(db, MARKS)).toEqual({
    'shop.audit_entries': 1, // of `xdemo@…`, which is another person's
    'shop.invoices': 1,
    'shop.order_taxes': 1,
    'shop.vat_checks': 1,
  });
  expect(await tablesHolding(db)).toEqual([]);
  expect(await memberIn(shop)).toMatchObject({ email: `${memberId}@invalid`, erasedAt: DUE });
  const noted = and(eq(auditEntries.action, 'member.erase'), eq(auditEntries.subjectId, memberId));
  expect(await db.$count(auditEntries, noted)).toBe(1);
  expect(await db.$count(mailbox, eq(mailbox.to, EMAIL))).toBe(0);
  const { rows } = await db.execute<{ data: { customerId: string } }>(
    sql`select data from jobs.job where name = ${forgetCustomer.name}`,
  );
  expect(rows.map(({ data }) => data.customerId).toSorted()).toEqual(customers.toSorted());
  expect(await db.$count(sandboxCards)).toBe(0);
  expect(await findLicence(db, licenceId)).toMatchObject({ state: 'active', memberId });
}

test('killed while it is asked for: it is asked for whole or not at all', async () => {
  const way = { template: filled.template, act: { kind: 'erasure', who }, at: ASKED } as const;
  const seen = new Set<boolean>();
  await killAtEach(way, ({ url }) =>
    afterRestart({ url, at: ASKED }, async (shop) => {
      const { db, deps, settle } = shop;
      const open = await isOpen(shop);
      seen.add(open);
      const here = { sessions: await db.$count(sessions), asked: await db.$count(erasures) };
      expect(here).toEqual({ sessions: open ? 1 : 0, asked: open ? 0 : 1 });
      const error = 'session_expired';
      expect(await askForErasure(deps, asker)).toMatchObject(open ? { ok: true } : { ok: false, error });
      await settle();
      await isToldOf(shop);
      await isCarriedOut(shop);
    }),
  );
  expect(seen.size).toBe(2);
});

test('killed while it is told of and what goes on ends: one mail of each comes, and its day', async () => {
  const way = { template: asked.template, act: work, at: ASKED };
  const { steps } = await killAtEach(way, ({ url }) =>
    afterRestart({ url, at: ASKED }, async (shop) => {
      await isToldOf(shop);
      await isCarriedOut(shop);
    }),
  );
  expect(worksOf(steps)).toEqual(['end-for-erasure', 'erasure-mail', 'subscriptions.mail']);
});

test('killed while its day comes and what goes on ends for good: the next hour carries it out', async () => {
  const way = { template: due.template, act: work, at: DUE };
  const { steps } = await killAtEach(way, ({ url }) => afterRestart({ url, at: DUE }, isCarriedOut));
  expect(worksOf(steps)).toEqual(['erase-member', 'find-erasures', 'subscriptions.mail']);
});

test('killed while it is carried out, after each table: nothing of it is done or all, and then all', async () => {
  const way = { template: again.template, act: work, at: DUE };
  const { steps } = await killAtEach(way, ({ url }) => afterRestart({ url, at: DUE }, isCarriedOut));
  expect(worksOf(steps)).toEqual(['erase-member', 'find-erasures', forgetCustomer.name]);
  const statements = steps.map(({ statement }) => statement);
  for (const { table, erasure } of holdings) {
    if (erasure.kind === 'keep') continue;
    const [does, name] = [erasure.kind === 'delete' ? 'delete from' : 'update', getTableName(table)];
    expect(statements).toContainEqual(expect.stringMatching(`^${does} "shop"."${name}"`));
  }
});

test('killed while it is undone: it is undone whole or not at all, and nobody is erased', async () => {
  const way = { template: closed.template, act: { kind: 'undo', token }, at: ASKED } as const;
  const seen = new Set<boolean>();
  await killAtEach(way, ({ url }) =>
    afterRestart({ url, at: ASKED }, async (shop) => {
      const open = await isOpen(shop);
      seen.add(open);
      const here = { asked: await shop.db.$count(erasures), tokens: await undoTokens(shop) };
      expect(here).toEqual({ asked: open ? 0 : 1, tokens: open ? 0 : 1 });
      const undone = await undoErasure(shop.deps, { token, ip });
      expect(undone).toMatchObject(open ? { ok: false, error: 'link_ended' } : { ok: true });
      await staysOpen(shop);
    }),
  );
  expect(seen.size).toBe(2);
});

test('a link that waits for an erasure that is killed undoes it', async () => {
  const way = { template: again.template, act: work, at: DUE };
  const inside = (await stepsOf(way)).filter((step) => step.work === 'erase-member').slice(1, -1);
  const [first, last] = [inside[0] ?? expect.fail(), inside.at(-1) ?? expect.fail()];
  const following: Promise<unknown>[] = [];
  const follow = async (url: string) => {
    // The undo runs by another machine's clock, which is behind.
    const shop = await openCommerce(url, { clock: fixedClock(ASKED) });
    following.push(undoErasure(shop.deps, { token, ip }).finally(() => shop.close()));
    await somebodyWaits(shop);
  };
  await killedAt(
    way,
    [first, last],
    async (left) => {
      expect(await Promise.all(following)).toMatchObject([{ ok: true }, { ok: true }]);
      for (const { url } of left) await afterRestart({ url, at: DUE }, staysOpen);
    },
    async (urls) => void (await Promise.all(urls.map(follow))),
  );
});

test('an erasure that waits for a link whose process is killed is carried out', async () => {
  const way = { template: closed.template, act: { kind: 'undo', token }, at: ASKED } as const;
  const last = (await stepsOf(way)).at(-2) ?? expect.fail();
  let carrying = Promise.resolve();
  await killedAt(
    way,
    [last],
    () => carrying,
    async ([url = '']) => {
      carrying = afterRestart({ url, at: DUE }, isCarriedOut);
      const database = openDatabase(url, openLog('test', 'silent'), { times: TEST_TIMES });
      await somebodyWaits(database);
      await database.close();
    },
  );
});
