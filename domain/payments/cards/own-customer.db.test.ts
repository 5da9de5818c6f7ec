import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { settleCheckout } from '../../checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { authenticateSandbox } from '../sandbox/authenticate-sandbox.ts';
import { paySandbox, payWithKeptCard } from '../sandbox/pay-sandbox.ts';
import { sandboxCards, sandboxPayments } from '../sandbox/tables.ts';
import { viewSandboxPayment } from '../sandbox/view-sandbox-payment.ts';
import { findCard } from './find-card.ts';
import { openCardPage } from './open-card-page.ts';
import { guestCards, savedCards } from './tables.ts';

const shop = await testCommerce();
const { deps, db } = shop;
beforeEach(async () => {
  await shop.empty();
  await db.delete(savedCards);
  await db.delete(guestCards);
  await db.delete(sandboxCards);
});

type Change = Parameters<typeof form>[1];
const kei = async () => {
  const email = 'kei@example.test';
  const { memberId } = await deps.ensureMember(db, { email, locale: 'en' });
  return { memberId, email };
};
const MONTH = 'pid=643&opt643=1M';
const buy = async (query: string, change: Change) => begin(shop, form(query, { again: true, ...change }));
const pay = async (started: Awaited<ReturnType<typeof begin>>) => {
  await paySandbox(deps, { paymentId: started.sandboxId, card: GOOD_CARD });
  await settleCheckout(deps, started);
};
const offered = async ({ sandboxId }: { sandboxId: string }) =>
  (await viewSandboxPayment(deps, sandboxId))?.keptCard;

test('a member who buys again is the same customer, is offered the card, and can pay with it', async () => {
  const member = await kei();
  await pay(await buy(MONTH, { member }));
  const before = await findCard(db, { memberId: member.memberId, provider: 'sandbox' });
  const again = await Promise.all([
    buy('pid=646&opt646=1Y', { member }),
    buy('pid=646&opt646=1M', { member }),
  ]);
  expect(await Promise.all(again.map(offered))).toEqual(['4242', '4242']);
  const paid = await Promise.all(
    again.map(({ sandboxId }) => payWithKeptCard(deps, { paymentId: sandboxId })),
  );
  expect(paid).toMatchObject([{ next: 'paid' }, { next: 'paid' }]);
  for (const started of again) await settleCheckout(deps, started);
  expect(await findCard(db, { memberId: member.memberId, provider: 'sandbox' })).toMatchObject({
    ...{ customerId: before?.customerId, methodId: before?.methodId, givenByMember: true },
  });
  expect(await db.$count(sandboxCards)).toBe(1);
  expect(await shop.counts()).toMatchObject({ licences: 3 });
});

test('a card that the bank’s question refused, or left open, is stored nowhere and not offered', async () => {
  const member = await kei();
  const ask = async () => {
    const started = await buy('pid=646&opt646=1Y', { member });
    const asking = { paymentId: started.sandboxId };
    const card = { ...GOOD_CARD, number: '4000002500003155' };
    expect(await paySandbox(deps, { ...asking, card })).toEqual({ ok: true, next: 'authenticate' });
    return { started, refuse: () => authenticateSandbox(deps, { ...asking, approve: false }) };
  };
  const first = await ask();
  await first.refuse();
  expect(await db.$count(sandboxCards)).toBe(0);
  expect(await offered(first.started)).toBeUndefined();

  await pay(first.started);
  // Neither does a refusal take away the card that there was.
  const second = await ask();
  await second.refuse();
  expect(await offered(second.started)).toBe('4242');
  const third = await ask();
  expect(await offered(third.started)).toBe('4242');
  await db.update(sandboxCards).set({ behaviour: 'authentication' });
  const again = await buy('pid=643&opt643=1M', { member });
  expect(await payWithKeptCard(deps, { paymentId: again.sandboxId })).toEqual({
    ok: true,
    next: 'authenticate',
  });
  await authenticateSandbox(deps, { paymentId: again.sandboxId, approve: false });
  expect(await offered(again)).toBe('4242');
});

test('a guest is offered nobody’s card, whatever address is typed, nor is another member', async () => {
  const member = await kei();
  await pay(await buy(MONTH, { member }));
  const other = { memberId: randomUUID(), email: 'mei@example.test' };
  for (const change of [{ email: member.email }, { member: other }]) {
    expect(await offered(await buy('pid=646&opt646=1Y', change))).toBeUndefined();
  }
});

test('a card that a guest gave with a member’s address is that order’s, and is not offered to the member', async () => {
  await pay(await buy(MONTH, { email: 'kei@example.test' }));
  const member = await kei();
  const of = { memberId: member.memberId, provider: 'sandbox' };
  expect(await findCard(db, of)).toBeUndefined();
  const [{ id: guestOrderId } = expect.fail()] = await shop.orders();
  const given = await findCard(db, { ...of, guestOrderId });
  expect(given).toMatchObject({ lastFour: '4242', givenByMember: false });
  expect(await offered(await buy('pid=646&opt646=1Y', { member }))).toBeUndefined();
  const urls = { returnUrl: 'http://shop.test/done', cancelUrl: 'http://shop.test/back' };
  await openCardPage(deps, { ...member, locale: 'en', ...urls, guestOrderId: null });
  const pages = await db.select().from(sandboxPayments);
  expect(pages.filter(({ kind }) => kind === 'setup')).toMatchObject([{ customerId: null }]);
});

test('what guests give with a member’s address takes the place of no card, in whatever order they are paid', async () => {
  const member = await kei();
  const all = [
    { started: await buy(MONTH, { member }), number: GOOD_CARD.number },
    { started: await buy(MONTH, { email: member.email }), number: '4000 0000 0000 0341' },
    { started: await buy(MONTH, { email: member.email }), number: '4000 0000 0000 0341' },
  ];
  for (const { started, number } of all)
    await paySandbox(deps, { paymentId: started.sandboxId, card: { ...GOOD_CARD, number } });
  await Promise.all(all.map(({ started }) => settleCheckout(deps, started)));
  expect(await findCard(db, { memberId: member.memberId, provider: 'sandbox' })).toMatchObject({
    ...{ lastFour: '4242', givenByMember: true },
  });
  expect(await db.$count(guestCards)).toBe(2);
});

test('without a kept card there is none to pay with', async () => {
  const { sandboxId: paymentId } = await buy(MONTH, {});
  expect(await payWithKeptCard(deps, { paymentId })).toEqual({ ok: false, error: 'payment_ended' });
  expect(await payWithKeptCard(deps, { paymentId: 'none' })).toMatchObject({ error: 'payment_not_found' });
});
