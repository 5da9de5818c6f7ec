import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { members } from '../accounts/tables.ts';
import type { Actor } from '../actor.ts';
import { settleCheckout } from '../checkout/settle-checkout.ts';
import type { StartCheckoutInput } from '../checkout/start-input.ts';
import { begin as beginCheckout, form, GOOD_CARD } from '../checkout/testing/commerce.ts';
import { makeExchangeCodes } from '../exchange-codes/make-exchange-codes.ts';
import { type Redeemer, redeemExchangeCode } from '../exchange-codes/redeem-exchange-code.ts';
import { exchangeCodes } from '../exchange-codes/tables.ts';
import { bookDispute } from '../fulfilment/book-dispute.ts';
import { settleFromProvider } from '../fulfilment/settle-from-provider.ts';
import { grantsOfLine } from '../licences/grants-of-line.ts';
import { issueLicence } from '../licences/issue-licence.ts';
import { licencesOfOrder } from '../licences/licences-of-order.ts';
import { licences } from '../licences/tables.ts';
import { takeBackGrant } from '../licences/take-back-grant.ts';
import { findPayment } from '../payments/find-payment.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { openRenewalPage } from '../subscriptions/page/open-renewal-page.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { doDue, subscribe } from '../subscriptions/testing/subscribed.ts';
import { START, tryingShop } from './testing/trying-shop.ts';

const { clock, shop, asks, call, begin, stored } = await tryingShop();
const { deps, db } = shop;
const DAY = 24 * 3_600_000;
const support: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'support' };

describe('who buys what they try', () => {
  const line = () =>
    ({ source: 'order', orderId: randomUUID(), sourceId: randomUUID(), ordinal: 1 }) as const;
  const buy = async (of: object, origin = line()) => {
    const [member] = await db.select().from(members);
    const bought = {
      memberId: member?.id ?? '',
      pid: '643',
      productName: 'DVD Ripper',
      byMember: true,
      ...of,
    };
    return db.transaction((tx) =>
      issueLicence(tx, { licenceType: 'Lifetime+5PC', ...bought }, origin, clock.now()),
    );
  };

  test('goes on with the same key and the same seat', async () => {
    const { data } = await begin(asks());
    clock.set(new Date(START.getTime() + 20 * DAY));
    const origin = line();
    expect(await buy({}, origin)).toMatchObject({ key: data.key, orderId: origin.orderId });
    expect(await stored(data.key)).toMatchObject({
      ...{ licenceType: 'Lifetime+5PC', seats: 5, worksUntil: null, issuedAt: clock.now() },
    });
    expect(await call('validate', { ...asks(), key: data.key })).toMatchObject({
      data: { licence_type: 'Lifetime+5PC', works_until: null },
    });
    expect(await call('activate', { ...asks(2), key: data.key })).toMatchObject({ status: 200 });
  });

  test('buys one licence with it, and others besides', async () => {
    const { data } = await begin(asks());
    const bought = await Promise.all([buy({}), buy({}), buy({})]);
    expect(bought.filter(({ key }) => key === data.key)).toHaveLength(1);
    expect(new Set(bought.map(({ key }) => key)).size).toBe(3);
  });

  test('has nothing left of it after a refund', async () => {
    const { data } = await begin(asks());
    const origin = line();
    await buy({}, origin);
    const [grant] = await grantsOfLine(db, origin.sourceId);
    await takeBackGrant(deps, support, grant ?? expect.fail('nothing was granted'));
    expect(await stored(data.key)).toMatchObject({ state: 'revoked' });
  });

  test.each([{ pid: '646' }, { memberId: randomUUID() }, { byMember: false }])(
    'gets another key with %o',
    async (other) => {
      const { data } = await begin(asks());
      expect((await buy(other)).key).not.toBe(data.key);
      expect(await stored(data.key)).toMatchObject({ licenceType: 'trial' });
    },
  );

  test('gets another key while the trial is suspended', async () => {
    const { data } = await begin(asks());
    await db.update(licences).set({ state: 'suspended' });
    expect((await buy({})).key).not.toBe(data.key);
  });
});

describe('the address of who tries a product', () => {
  const email = asks().email;
  /** Places an order and pays it at once. @returns the keys that it issues */
  async function pays(change: Partial<StartCheckoutInput>) {
    const started = await beginCheckout(shop, form('pid=643&opt643=LFT', { again: true, ...change }));
    await paySandbox(deps, { paymentId: started.sandboxId, card: GOOD_CARD });
    await settleCheckout(deps, started);
    const [order = expect.fail('no order')] = await shop.orders();
    const keys = (await licencesOfOrder(deps, order.id)).map(({ key }) => key);
    return { orderId: order.id, keys };
  }
  async function redeems(by: Redeemer) {
    const made = await makeExchangeCodes(deps, support, {
      ...{ name: 'Magazine', pid: '643', licenceType: '1Y', redeemableUntil: null, codes: 1 },
    });
    const batchId = made.ok ? made.batch.id : '';
    const [row] = await db.select().from(exchangeCodes).where(eq(exchangeCodes.batchId, batchId));
    const redeemed = await redeemExchangeCode(deps, { code: row?.code ?? '', by, locale: 'en' });
    return redeemed.ok ? redeemed.licence : expect.fail(redeemed.error);
  }
  const loggedIn = async () => {
    const [member = expect.fail('no account')] = await db.select().from(members);
    return { memberId: member.id, email };
  };
  /** Expects the trial to work on its computer, until the same day as before. */
  async function goesOn(key = '') {
    expect(await stored(key)).toMatchObject({
      ...{ licenceType: 'trial', state: 'active', orderId: null },
      worksUntil: new Date(START.getTime() + 14 * DAY),
    });
    expect(await call('validate', { ...asks(), key })).toMatchObject({ status: 200 });
  }

  test('typed by a guest who buys brings a licence with a key of its own', async () => {
    const { data } = await begin(asks());
    const { keys } = await pays({ email });
    expect(keys).toHaveLength(1);
    expect(keys).not.toContain(data.key);
    await goesOn(data.key);
    expect((await stored(keys[0]))?.memberId).toBe((await loggedIn()).memberId);
  });

  test('typed by a guest who redeems a code does, too', async () => {
    const { data } = await begin(asks());
    expect(await redeems({ email })).toMatchObject({
      memberId: (await loggedIn()).memberId,
      key: expect.not.stringMatching(data.key ?? ''),
    });
    await goesOn(data.key);
  });

  test.each([
    ['a guest', false],
    ['a member', true],
  ])('as that of a gift of %s whose bank takes the money back loses nothing', async (_, isMember) => {
    const { data } = await begin(asks());
    const giver = 'eve@mail.test';
    const { memberId } = await deps.ensureMember(db, { email: giver, locale: 'en' });
    const gift = { email, locale: 'en' };
    const member = isMember ? { memberId, email: giver } : undefined;
    const { orderId, keys } = await pays({ email: giver, member, gift });
    expect(keys).not.toContain(data.key);
    const payment = (await findPayment(db, { orderId })) ?? expect.fail('no payment');
    const { amountMinor, providerId } = payment;
    const disputed = { id: orderId, paymentId: providerId ?? '', amountMinor, currency: 'USD' } as const;
    for (const status of ['open', 'lost'] as const) {
      const about = { status, reason: 'fraudulent', openedAt: clock.now() };
      await bookDispute(deps, payment, { ...disputed, ...about });
      await goesOn(data.key);
    }
    expect(await stored(keys[0])).toMatchObject({ state: 'revoked' });
  });

  test('at which a guest has subscribed to it: not even a renewal that comes after the end takes the key', async () => {
    const number = '4000 0000 0000 0341';
    const subscription = await subscribe(shop, 'pid=643&opt643=1M', { email, asGuest: true, number });
    const { data } = await begin(asks());
    clock.set(subscription.periodEnd);
    await doDue(shop);
    const order = (await shop.orders()).find(({ state }) => state === 'pending') ?? expect.fail('no renewal');
    const opened = await openRenewalPage(deps, { orderId: order.id });
    const paymentId = opened.ok ? (opened.redirectUrl.split('/').at(-1) ?? '') : '';
    const end = {
      state: 'ended' as const,
      endReason: 'cancelled' as const,
      endedAt: clock.now(),
      dueAt: null,
      nextStep: null,
    };
    await db.update(subscriptions).set(end);
    await paySandbox(deps, { paymentId, card: GOOD_CARD });
    await settleFromProvider(
      deps,
      (await findPayment(db, { provider: 'sandbox', providerId: paymentId })) ?? expect.fail(),
    );
    const [{ key } = expect.fail('nothing was granted')] = await licencesOfOrder(deps, order.id);
    expect(key).not.toBe(data.key);
    expect(await stored(data.key)).toMatchObject({ licenceType: 'trial' });
  });

  test('whose member is logged in and buys keeps its key', async () => {
    const { data } = await begin(asks());
    const { keys } = await pays({ email, member: await loggedIn() });
    expect(keys).toEqual([data.key]);
    expect(await stored(data.key)).toMatchObject({ licenceType: 'LFT', worksUntil: null });
  });

  test('whose member is logged in and redeems a code keeps its key', async () => {
    const { data } = await begin(asks());
    expect(await redeems(await loggedIn())).toMatchObject({ key: data.key, licenceType: '1Y' });
  });
});
