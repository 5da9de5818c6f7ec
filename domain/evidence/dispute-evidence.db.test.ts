import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { ne } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { sendOrderMail } from '../checkout/send-order-mail.tsx';
import { settleCheckout } from '../checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { bookDispute } from '../fulfilment/book-dispute.ts';
import { latestDisputes } from '../fulfilment/latest-disputes.ts';
import { sentMails } from '../mail/tables.ts';
import { disputes } from '../payments/disputes/tables.ts';
import { findPayment } from '../payments/find-payment.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { keepAgreement } from '../subscriptions/agreements/keep-agreement.ts';
import type { SubscriptionNews } from '../subscriptions/job-kinds.ts';
import { sendSubscriptionMail } from '../subscriptions/mails/send-mail.tsx';
import { doDue, subscribe } from '../subscriptions/testing/subscribed.ts';
import { disputeEvidence } from './dispute-evidence.ts';

const clock = fixedClock(new Date('2026-11-22T10:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };
beforeEach(async () => {
  await shop.empty();
  clock.set(new Date('2026-11-22T10:00:00Z'));
});

async function dispute(id: string, days: number | undefined) {
  const consents = ['delivery', 'withdrawal'] as const;
  const started = await begin(shop, form(undefined, { locale: 'de', country: 'DE', consents }));
  await paySandbox(deps, { paymentId: started.sandboxId, card: GOOD_CARD });
  await settleCheckout(deps, started);
  const order = (await shop.orders()).find(({ number }) => number === started.orderNumber) ?? expect.fail();
  const payment = (await findPayment(db, { orderId: order.id })) ?? expect.fail();
  await bookDispute(deps, payment, {
    ...{ id, paymentId: started.sandboxId, status: 'open', amountMinor: 4595, currency: 'EUR' },
    ...{ reason: 'fraudulent', openedAt: clock.now() },
    evidenceDueBy: days === undefined ? undefined : new Date(clock.now().getTime() + days * 86_400_000),
  });
  return order;
}

test('what is due first stands first, and what waits for the bank alone stands last', async () => {
  await dispute('dp_past', -1);
  await dispute('dp_late', 9);
  await dispute('dp_never', undefined);
  await dispute('dp_soon', 2);
  expect((await latestDisputes(deps)).disputes.map((one) => one.dispute.providerId)).toEqual([
    ...['dp_soon', 'dp_late', 'dp_never', 'dp_past'],
  ]);
});

test('decided ones follow, the newest first and a page at a time', async () => {
  for (const id of ['dp_1', 'dp_2', 'dp_3', 'dp_4']) {
    await dispute(id, 2);
    clock.set(new Date(clock.now().getTime() + 60_000));
  }
  await db.update(disputes).set({ state: 'won' }).where(ne(disputes.providerId, 'dp_2'));
  const idsOf = (page: Awaited<ReturnType<typeof latestDisputes>>) =>
    page.disputes.map((one) => one.dispute.providerId);
  const first = await latestDisputes(deps, { size: 2 });
  expect(idsOf(first)).toEqual(['dp_2', 'dp_4', 'dp_3']);
  const second = await latestDisputes(deps, { size: 2, after: first.next });
  expect(idsOf(second)).toEqual(['dp_1']);
  expect(second.next).toBeUndefined();
});

test('the text says what was bought, agreed to, mailed and used, and no key', async () => {
  const order = await dispute('dp_1', 7);
  await sendOrderMail(deps, { orderId: order.id });
  const [listed] = (await latestDisputes(deps)).disputes;
  const disputeId = listed?.dispute.id ?? '';
  const written = await disputeEvidence(deps, support, { disputeId });
  const text = written.ok ? written.text : expect.fail();
  expect(text).toContain('Evidence due by: 2026-11-29 10:00 UTC');
  expect(text).toContain(`Order ${order.number}`);
  expect(text).toContain('2026-11-22 10:00 UTC: asked for delivery at once');
  expect(text).toContain('DE, by the network address of the order');
  expect(text).toContain('licence keys and receipt, to kei@example.test');
  expect(text).toContain('not activated on any computer');
  expect(text).not.toMatch(/[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}/);
});

test('of an order that was placed by a button of a subscription, the text has the words of the page', async () => {
  const { id: subscriptionId, memberId } = await subscribe(shop);
  const { id: orderId } = await dispute('dp_1', 7);
  const lines = ['Spindle DVD Ripper', 'Change with obligation to pay ($29.95)'];
  const of = { subscriptionId, orderId, at: clock.now() };
  await db.transaction((tx) => keepAgreement(tx, { kind: 'member', memberId }, lines, of));
  const disputeId = (await latestDisputes(deps)).disputes[0]?.dispute.id ?? '';
  const written = await disputeEvidence(deps, support, { disputeId });
  const text = written.ok ? written.text : expect.fail();
  expect(text).toMatch(
    /2026-11-22 10:00 UTC: by a button of their account, in these words \(version \S{16}\):\n {2}Spindle DVD Ripper\n {2}Change with/,
  );
});

test('of a renewal, the text has what was agreed to when the subscription began, and its mails', async () => {
  const subscription = await subscribe(shop);
  const began = clock.now();
  const of = { subscriptionId: subscription.id, orderId: null, at: began };
  const member = { kind: 'member', memberId: subscription.memberId } as const;
  await db.transaction((tx) => keepAgreement(tx, member, ['$21.95 from the next renewal on'], of));
  clock.set(subscription.periodEnd);
  await doDue(shop);
  for (const news of await shop.queued('subscriptions.mail')) {
    await sendSubscriptionMail(deps, news as SubscriptionNews);
  }
  const order = (await shop.orders()).find(({ placedAt }) => placedAt > began) ?? expect.fail();
  const payment = (await findPayment(db, { orderId: order.id })) ?? expect.fail();
  await bookDispute(deps, payment, {
    ...{ id: 'dp_1', paymentId: payment.providerId ?? '', status: 'open', reason: 'fraudulent' },
    ...{ amountMinor: order.totalMinor, currency: order.currency, openedAt: clock.now() },
    evidenceDueBy: undefined,
  });
  // What is mailed after the bank has opened the dispute proves nothing about the charge.
  await db.insert(sentMails).values({
    ...{ messageId: 'ended', about: `subscription ${subscription.id}`, kind: 'ended' },
    ...{ recipient: 'kei@example.test', sentAt: new Date(clock.now().getTime() + 1) },
  });
  const disputeId = (await latestDisputes(deps)).disputes[0]?.dispute.id ?? '';
  const written = await disputeEvidence(deps, support, { disputeId });
  const text = written.ok ? written.text : expect.fail();
  expect(text).toMatch(/\n2026-11-22 10:00 UTC: terms, version \S{16}\n/);
  expect(text).toContain('2026-11-22 10:00 UTC: renewals for $19.95 (USD), unless another price was agreed');
  expect(text).toContain('in these words');
  expect(text).toContain('  $21.95 from the next renewal on\n');
  expect(text).toContain('renewal was paid, to kei@example.test');
  expect(text).not.toContain('subscription has ended');
});

test('it is for those who may see orders, and about a dispute that there is', async () => {
  await dispute('dp_1', 7);
  const disputeId = (await latestDisputes(deps)).disputes[0]?.dispute.id ?? '';
  const editor = { ...support, role: 'editor' } as const;
  expect(await disputeEvidence(deps, editor, { disputeId })).toEqual({ ok: false, error: 'not_allowed' });
  expect(await disputeEvidence(deps, support, { disputeId: randomUUID() })).toEqual({
    ...{ ok: false, error: 'not_found' },
  });
});
