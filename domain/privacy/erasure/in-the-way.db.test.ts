import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { REVERT_DAYS } from '../../accounts/address/address-code.ts';
import { revertAddressChange } from '../../accounts/address/revert-address-change.ts';
import { hashToken } from '../../accounts/passwords/hash-token.ts';
import { seedDemoMember } from '../../accounts/seed-demo.ts';
import { addressChanges } from '../../accounts/tables.ts';
import { demoSession } from '../../accounts/testing/accounts.ts';
import { begin, form } from '../../checkout/testing/commerce.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { orders } from '../../orders/tables.ts';
import { disputes } from '../../payments/disputes/tables.ts';
import { refunds } from '../../payments/refunds/tables.ts';
import { again, buy } from '../../subscriptions/testing/subscribed.ts';
import { erasures } from '../tables.ts';
import { DAY, erasureShop, ip, START } from '../testing/erasure-shop.ts';
import { EMAIL, fillShop } from '../testing/filled-shop.ts';
import { askForErasure } from './ask-for-erasure.ts';
import { findDueErasures } from './find-due-erasures.ts';

const { ask, carryOut, clearQueue, clock, db, deps, grace, memberOf, pass, shop } = await erasureShop();

describe('it waits', () => {
  test('for its day', async () => {
    const { memberId } = await ask();
    pass(deps.config.erasureGraceDays * DAY - 1);
    expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: [] });
    await findDueErasures(deps);
    expect(await shop.queued('erase-member')).toEqual([]);
    pass(1);
    await findDueErasures(deps);
    await findDueErasures(deps);
    expect(await shop.queued('erase-member')).toEqual([{ memberId }]);
  });

  test('not for a change of address whose link has ended', async () => {
    await seedDemoMember(db);
    const { viewer } = await demoSession(deps);
    const now = clock.now();
    await db.insert(addressChanges).values({
      ...{ id: randomUUID(), memberId: viewer.memberId, oldEmail: 'before@spindle.test', newEmail: EMAIL },
      ...{ expiresAt: now, changedAt: now, revertedAt: now, linkEndedAt: now },
    });
    const impatient = { ...deps, config: { ...deps.config, erasureGraceDays: 3 } };
    const dueAt = new Date(now.getTime() + 3 * 86_400_000);
    expect(await askForErasure(impatient, viewer)).toEqual({ ok: true, dueAt });
  });

  test('for as long as the address can be given back to who had it before, where the grace is shorter', async () => {
    await seedDemoMember(db);
    const { viewer } = await demoSession(deps);
    const { memberId } = viewer;
    const [token, oldEmail] = ['a link that went to the old address', 'before@spindle.test'];
    await db.insert(addressChanges).values({
      ...{ id: randomUUID(), memberId, oldEmail, newEmail: EMAIL, revertHash: hashToken(token) },
      ...{ expiresAt: clock.now(), changedAt: clock.now() },
    });
    pass(1);
    const impatient = { ...deps, config: { ...deps.config, erasureGraceDays: 3 } };
    const dueAt = new Date(START.getTime() + REVERT_DAYS * 86_400_000);
    expect(await askForErasure(impatient, viewer)).toEqual({ ok: true, dueAt });
    await clearQueue();
    pass(REVERT_DAYS * DAY - 2);
    expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: [] });
    expect(await revertAddressChange(deps, { token, ip })).toEqual({ ok: true, email: oldEmail });
    expect(await memberOf(memberId)).toMatchObject({ email: oldEmail, closedAt: null });
  });

  test('for a dispute that a bank has to decide, and for money on its way back', async () => {
    const { memberId, orderId } = await fillShop(shop);
    const { viewer } = await demoSession(deps);
    await askForErasure(deps, viewer);
    await clearQueue();
    grace();
    await db.update(disputes).set({ state: 'open', closedAt: null }).where(eq(disputes.orderId, orderId));
    await db.update(refunds).set({ state: 'requested', settledAt: null });
    const first = await carryOut(memberId);
    await clearQueue();
    expect(first).toMatchObject({ erased: false, waitsFor: expect.arrayContaining(['refund', 'dispute']) });
    await db.update(refunds).set({ state: 'succeeded', settledAt: clock.now() });
    expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: ['dispute'] });
    expect(await db.select({ waitsFor: erasures.waitsFor }).from(erasures)).toEqual([
      { waitsFor: ['dispute'] },
    ]);
    await db.update(disputes).set({ state: 'won', closedAt: clock.now() });
    expect(await carryOut(memberId)).toEqual({ erased: true });
  });

  test('for an order that a guest has begun with the address, and takes what it brought with it once paid', async () => {
    const { memberId } = await ask();
    await begin(shop, form('pid=643&opt643=LFT', { email: EMAIL }));
    grace();
    await clearQueue();
    expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: ['order'] });
    await db.update(orders).set({ state: 'cancelled' }).where(isNull(orders.memberId));
    const bought = await buy(shop, 'pid=643&opt643=1Y', { email: EMAIL, asGuest: true });
    expect(bought.memberId).toBe(memberId);
    await clearQueue();
    // What was bought goes on, but the subscription does not; the first run ends it and sends the mails.
    expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: ['job'] });
    await clearQueue();
    expect(await carryOut(memberId)).toEqual({ erased: true });
    const [subscription] = bought.subscriptions;
    if (!subscription) return expect.fail('no subscription');
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended' });
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({
      worksUntil: subscription.periodEnd,
    });
    expect(await db.$count(orders, and(eq(orders.memberId, memberId), eq(orders.email, '')))).toBe(1);
  });

  test('for a job that names them, and not for anybody else’s', async () => {
    const { memberId } = await ask();
    grace();
    const others = JSON.stringify({ to: `mc${EMAIL}`, memberId: randomUUID() });
    await db.execute(sql`insert into jobs.job (name, data) values ('export-data', ${others}::jsonb)`);
    await db.execute(
      sql`insert into jobs.job (name, data, state) values ('export-data', ${JSON.stringify({ memberId })}::jsonb, 'active')`,
    );
    expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: ['job'] });
    await db.execute(sql`update jobs.job set state = 'completed' where state = 'active'`);
    expect(await carryOut(memberId)).toEqual({ erased: true });
  });
});
