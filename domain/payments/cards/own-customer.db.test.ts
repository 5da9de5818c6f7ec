import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { settleCheckout } from '../../checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { paySandbox, payWithKeptCard } from '../sandbox/pay-sandbox.ts';
import { sandboxCards, sandboxPayments } from '../sandbox/tables.ts';
import { viewSandboxPayment } from '../sandbox/view-sandbox-payment.ts';
import { findCard } from './find-card.ts';
import { openCardPage } from './open-card-page.ts';
import { savedCards } from './tables.ts';

const shop = await testCommerce();
const { deps, db } = shop;
beforeEach(async () => {
  await shop.empty();
  await db.delete(savedCards);
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

test('a guest is offered nobody’s card, whatever address is typed, nor is another member', async () => {
  const member = await kei();
  await pay(await buy(MONTH, { member }));
  const other = { memberId: randomUUID(), email: 'mei@example.test' };
  for (const change of [{ email: member.email }, { member: other }]) {
    expect(await offered(await buy('pid=646&opt646=1Y', change))).toBeUndefined();
  }
});

test('a card that a guest gave with a member’s address renews what it paid, and is not offered to the member', async () => {
  await pay(await buy(MONTH, { email: 'kei@example.test' }));
  const member = await kei();
  const card = await findCard(db, { memberId: member.memberId, provider: 'sandbox' });
  expect(card).toMatchObject({ lastFour: '4242', givenByMember: false });
  expect(await offered(await buy('pid=646&opt646=1Y', { member }))).toBeUndefined();
  const urls = { returnUrl: 'http://shop.test/done', cancelUrl: 'http://shop.test/back' };
  await openCardPage(deps, { ...member, locale: 'en', ...urls });
  const pages = await db.select().from(sandboxPayments);
  expect(pages.filter(({ kind }) => kind === 'setup')).toMatchObject([{ customerId: null }]);
});

test('without a kept card there is none to pay with', async () => {
  const { sandboxId: paymentId } = await buy(MONTH, {});
  expect(await payWithKeptCard(deps, { paymentId })).toEqual({ ok: false, error: 'payment_ended' });
  expect(await payWithKeptCard(deps, { paymentId: 'none' })).toMatchObject({ error: 'payment_not_found' });
});
