import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addressChanges, members } from '../accounts/tables.ts';
import { cancellations } from '../cancellations/tables.ts';
import { settleCheckout } from '../checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD } from '../checkout/testing/commerce.ts';
import { sentMails } from '../mail/tables.ts';
import { memberMerges } from '../members/tables.ts';
import { ofGiven } from '../orders/holds.ts';
import { orders } from '../orders/tables.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { coupons } from '../pricing/tables.ts';
import { carryOutErasure } from './erasure/carry-out-erasure.ts';
import { startErasure } from './erasure/start-erasure.ts';
import { ofOrder } from './holding.ts';
import { readHeld } from './register.ts';
import { subjectOf } from './subject-of.ts';
import { erasureShop } from './testing/erasure-shop.ts';

const { shop, db, deps, clock, privacy, grace, carryOut, clearQueue } = await erasureShop();
const START = clock.now();
const day = (of: number) => new Date(START.getTime() + of * 86_400_000);
const SHARED = 'desk@family.test';

async function member(email: string, createdAt: Date): Promise<string> {
  const [row] = await db
    .insert(members)
    .values({ email, emailVerified: true, createdAt })
    .returning({ id: members.id });
  return row?.id ?? expect.fail('no member');
}
async function moved(memberId: string, oldEmail: string, newEmail: string, changedAt: Date) {
  await db.update(members).set({ email: newEmail }).where(eq(members.id, memberId));
  const change = { memberId, oldEmail, newEmail, changedAt, expiresAt: changedAt };
  await db.insert(addressChanges).values({ id: randomUUID(), ...change });
}
/** On each of the days, writes a mail to the address and a cancellation in its name. */
async function written(days: readonly number[]) {
  for (const each of days) {
    const id = randomUUID();
    await db.insert(sentMails).values({ messageId: `mail ${each}`, sentAt: day(each), recipient: SHARED });
    const declared = { kind: 'now' as const, locale: 'en' as const, declaredAt: day(each) };
    await db
      .insert(cancellations)
      .values({ id, email: SHARED, contract: `contract ${each}`, reason: '', ...declared });
  }
}
async function heldOf(
  memberId: string,
  purpose: 'export' | 'erasure' = 'export',
): Promise<{ mails: unknown[]; contracts: unknown[] }> {
  const [row] = await db.select().from(members).where(eq(members.id, memberId));
  const subject = await subjectOf(db, privacy, { memberId, email: row?.email ?? '' }, purpose);
  const found = { mails: [] as unknown[], contracts: [] as unknown[] };
  for await (const { name, rows } of readHeld(db, privacy.holdings(), subject)) {
    if (name === 'sent_mails') found.mails = rows.map(({ messageId }) => messageId).toSorted();
    if (name === 'cancellations') found.contracts = rows.map(({ contract }) => contract).toSorted();
  }
  return found;
}
/** Asks for an erasure and carries it out when it is due. */
async function erase(memberId: string): Promise<void> {
  expect(await startErasure(deps, memberId, async () => true)).toBeDefined();
  await clearQueue();
  grace();
  expect(await carryOut(memberId)).toEqual({ erased: true });
}
const ofDays = (...days: number[]) => ({
  mails: days.map((each) => `mail ${each}`).toSorted(),
  contracts: days.map((each) => `contract ${each}`).toSorted(),
});

/** Ann has the address until day 10, Ben from day 20. */
async function changedHands() {
  const ann = await member(SHARED, day(-100));
  await moved(ann, SHARED, 'ann@else.test', day(10));
  const ben = await member(SHARED, day(20));
  await written([-200, 1, 9, 10, 19, 20, 30]);
  return { ann, ben };
}

test('each one’s export holds what was written to the address while it was theirs', async () => {
  const { ann, ben } = await changedHands();
  // The mail of day 10 is about the change itself.
  expect(await heldOf(ann)).toEqual(ofDays(-200, 1, 9, 10));
  expect(await heldOf(ben)).toEqual(ofDays(20, 30));
});

test('so does it when the address comes back to who had it first', async () => {
  const { ann, ben } = await changedHands();
  await moved(ben, SHARED, 'ben@else.test', day(40));
  await moved(ann, 'ann@else.test', SHARED, day(50));
  await written([45, 55]);
  expect(await heldOf(ann)).toEqual(ofDays(-200, 1, 9, 10, 55));
  expect(await heldOf(ben)).toEqual(ofDays(20, 30));
  expect(await heldOf(ann, 'erasure')).toEqual(ofDays(-200, 1, 9, 10, 45, 55));
  expect(await heldOf(ben, 'erasure')).toEqual(ofDays(19, 20, 30));
});

test('what came to an address while a change to it stood that was undone, maybe an intruder’s, is in nobody’s', async () => {
  const ann = await member('ann@else.test', day(-100));
  await moved(ann, 'ann@else.test', SHARED, day(10));
  await db.update(members).set({ email: 'ann@else.test' });
  await db.update(addressChanges).set({ revertedAt: day(12) });
  const ben = await member(SHARED, day(20));
  await written([9, 11, 15, 25]);
  expect(await heldOf(ann)).toEqual(ofDays());
  expect(await heldOf(ben)).toEqual(ofDays(25));
});

test('what two had at a time by what is known comes to neither', async () => {
  const ann = await member('ann@else.test', day(-100));
  const ben = await member(SHARED, day(5));
  const lost = { lostId: randomUUID(), memberId: ann, lostEmail: SHARED, mergedAt: day(10) };
  await db.insert(memberMerges).values(lost);
  await written([1, 7, 15]);
  expect(await heldOf(ann)).toEqual(ofDays(1));
  expect(await heldOf(ben)).toEqual(ofDays(15));
});

test('an erasure takes what is theirs and leaves what is the other’s', async () => {
  const { ann, ben } = await changedHands();
  clock.set(day(60));
  await erase(ann);
  // Ann's erasure has also deleted what said that the address was hers.
  expect(await heldOf(ben)).toEqual(ofDays(19, 20, 30));
  const left = await db.select().from(sentMails).where(eq(sentMails.recipient, SHARED));
  expect(left.map(({ messageId }) => messageId).toSorted()).toEqual(ofDays(19, 20, 30).mails);
  const said = await db.select({ contract: cancellations.contract }).from(cancellations);
  expect(said.map(({ contract }) => contract).toSorted()).toEqual([
    ...['', '', '', ''],
    ...ofDays(19, 20, 30).contracts,
  ]);
});

test('what comes to a former address while it is erased stays: nobody has it yet, and who gets it may have been meant', async () => {
  const ann = await member(SHARED, day(-100));
  await moved(ann, SHARED, 'ann@else.test', day(10));
  await written([15]);
  clock.set(day(20));
  expect(await heldOf(ann)).toEqual(ofDays(15));
  await written([20]);
  expect(await heldOf(ann, 'erasure')).toEqual(ofDays(15));
});

test('a job for a former address that is queued while it is erased is left to be done', async () => {
  const ann = await member(SHARED, day(-100));
  await moved(ann, SHARED, 'ann@else.test', day(10));
  clock.set(day(20));
  expect(await startErasure(deps, ann, async () => true)).toBeDefined();
  await clearQueue();
  grace();
  const data = JSON.stringify({ email: SHARED });
  const queue = (state: string) =>
    db.execute(
      sql`insert into jobs.job (name, data, state) values ('registration-mail', ${data}::jsonb, ${state}::jobs.job_state)`,
    );
  const meanwhile = {
    erase: () =>
      queue('created')
        .then(() => queue('completed'))
        .then(() => {}),
  };
  const erasures = () => [...privacy.erasures(), meanwhile];
  expect(await carryOutErasure({ ...privacy, erasures }, { memberId: ann })).toEqual({ erased: true });
  const { rows } = await db.execute(sql`select state from jobs.job where data = ${data}::jsonb`);
  expect(rows).toEqual([{ state: 'created' }]);
});

describe('what came to the address after the one had left it, and before the account of the next that it led to', () => {
  /** Ann has left the address, and on day 15 somebody begins what will become Ben's. */
  async function left() {
    const ann = await member(SHARED, day(-100));
    await moved(ann, SHARED, 'ann@else.test', day(10));
    clock.set(day(15));
    return ann;
  }
  const orderOf = async (id: string) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    return order ?? expect.fail('no order');
  };
  /** Begins an order of somebody else's: a gift to the address, or by a guest who has it. */
  async function begun(input: Parameters<typeof form>[1]) {
    const started = await begin(shop, form(undefined, input));
    const [order] = await shop.orders();
    return { ...started, orderId: order?.id ?? expect.fail('no order') };
  }
  const gift = () => begun({ gift: { email: SHARED, locale: 'en' } });
  /** Pays a minute later, which creates the account. */
  async function paid(started: Awaited<ReturnType<typeof begun>>): Promise<string> {
    clock.set(new Date(clock.now().getTime() + 60_000));
    await paySandbox(deps, { paymentId: started.sandboxId, card: GOOD_CARD });
    await settleCheckout(deps, started);
    await clearQueue();
    const [ben] = await db.select().from(members).where(eq(members.email, SHARED));
    expect(ben).toMatchObject({ createdAt: clock.now(), updatedAt: clock.now() });
    return ben?.id ?? expect.fail('nobody has it');
  }
  const ordersIn = async (memberId: string, purpose: 'export' | 'erasure') => {
    const [row] = await db.select().from(members).where(eq(members.id, memberId));
    const subject = await subjectOf(db, privacy, { memberId, email: row?.email ?? '' }, purpose);
    const found = await db.select({ id: orders.id }).from(orders).where(ofOrder(orders.id)(subject));
    return found.map(({ id }) => id);
  };

  test('a gift is of whom its licences are', async () => {
    const ann = await left();
    const given = await gift();
    const ben = await paid(given);
    await erase(ann);
    expect(await orderOf(given.orderId)).toMatchObject({ giftEmail: SHARED });
    await erase(ben);
    expect(await orderOf(given.orderId)).toMatchObject({ giftEmail: '' });
  });

  test('so is one that was begun while the address was still the former’s', async () => {
    const ann = await member(SHARED, day(-100));
    clock.set(new Date(day(10).getTime() - 30_000));
    const given = await gift();
    await moved(ann, SHARED, 'ann@else.test', day(10));
    const ben = await paid(given);
    await erase(ann);
    expect(await orderOf(given.orderId)).toMatchObject({ giftEmail: SHARED });
    await erase(ben);
    expect(await orderOf(given.orderId)).toMatchObject({ giftEmail: '' });
  });

  test('while a gift is not paid, an erasure waits for it: its licences may be theirs', async () => {
    const ann = await left();
    const given = await gift();
    expect(await startErasure(deps, ann, async () => true)).toBeDefined();
    await clearQueue();
    grace();
    expect(await carryOut(ann)).toEqual({ erased: false, waitsFor: ['order'] });
    await db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, given.orderId));
    expect(await carryOut(ann)).toEqual({ erased: true });
  });

  test('licences are looked up of gifts only', async () => {
    const ann = await left();
    const subject = await subjectOf(db, privacy, { memberId: ann, email: 'ann@else.test' }, 'erasure');
    const lookedUp = async () => {
      const { rows } = await db.execute(
        sql`explain (analyze, format json) select from ${orders} where ${ofGiven(subject)}`,
      );
      const loops = /"Parent Relationship":"SubPlan".*?"Actual Loops":(\d+)/g;
      return [...JSON.stringify(rows).matchAll(loops)].map(([, times]) => Number(times));
    };
    await begun({ email: SHARED });
    const ofNone = await lookedUp();
    expect(ofNone).not.toEqual([]);
    expect(Math.max(...ofNone)).toBe(0);
    await gift();
    expect(Math.max(...(await lookedUp()))).toBe(1);
  });

  test('a guest’s order that is paid is the next one’s', async () => {
    const ann = await left();
    const started = await begun({ email: SHARED });
    const ben = await paid(started);
    expect(await ordersIn(ann, 'export')).toEqual([]);
    expect(await ordersIn(ben, 'export')).toEqual([started.orderId]);
    await erase(ann);
    expect(await orderOf(started.orderId)).toMatchObject({ email: SHARED, memberId: ben });
  });

  test('a guest’s order that is not paid keeps nobody but the next one waiting', async () => {
    const ann = await left();
    const started = await begun({ email: SHARED });
    const ben = await member(SHARED, day(20));
    clock.set(day(30));
    for (const each of [ann, ben]) expect(await ordersIn(each, 'export')).toEqual([]);
    expect(await ordersIn(ben, 'erasure')).toEqual([started.orderId]);
    await erase(ann);
    expect(await orderOf(started.orderId)).toMatchObject({ email: SHARED });
    expect(await startErasure(deps, ben, async () => true)).toBeDefined();
    await clearQueue();
    grace();
    expect(await carryOut(ben)).toEqual({ erased: false, waitsFor: ['order'] });
  });

  test('so are the mail of a registration, a coupon for a person, and a cancellation', async () => {
    const ann = await left();
    const coupon = { audience: 'person' as const, email: SHARED, pids: ['643'], payPercent: 50 };
    await db.insert(coupons).values({ code: 'FORBEN', ...coupon, createdAt: day(15) });
    await written([15]);
    const ben = await member(SHARED, day(20));
    clock.set(day(30));
    for (const each of [ann, ben]) expect(await heldOf(each)).toEqual(ofDays());
    await erase(ann);
    expect(await heldOf(ben, 'erasure')).toEqual(ofDays(15));
    expect(await db.$count(coupons, eq(coupons.code, 'FORBEN'))).toBe(1);
    await erase(ben);
    expect(await db.$count(sentMails, eq(sentMails.recipient, SHARED))).toBe(0);
    expect(await db.$count(coupons, eq(coupons.code, 'FORBEN'))).toBe(0);
    expect(await db.$count(cancellations, eq(cancellations.email, SHARED))).toBe(0);
  });
});
