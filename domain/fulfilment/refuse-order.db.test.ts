import { mailbox } from '@spindle/platform/tables.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { mailsOfOrder } from '../checkout/mails-of-order.ts';
import { sendRefusalMail } from '../checkout/send-money-back-mail.tsx';
import { begin, form } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { orders } from '../orders/tables.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { refunds } from '../payments/refunds/tables.ts';
import { payments } from '../payments/tables.ts';
import { coupons } from '../pricing/tables.ts';
import { acceptOrder } from './accept-order.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { reconcile } from './reconcile.ts';
import { previewRefusal, refuseOrder } from './refuse-order.ts';
import { ADMIN } from './testing/admin.ts';

/** The provider's answer to a refund; if it throws, no refund is made. */
let answer: PaymentProvider['refund'];
const asked: string[] = [];
const shop = await testCommerce({
  provider: (own) => ({
    ...own,
    refund: (refund) => {
      asked.push(refund.idempotencyKey);
      return answer(refund);
    },
  }),
});
const { deps, db } = shop;
beforeEach(async () => {
  await shop.empty();
  asked.length = 0;
  answer = async ({ reference }) => ({
    ok: true,
    refund: {
      id: `re_${reference}`,
      reference,
      paymentId: 'p',
      status: 'succeeded',
      amountMinor: 1,
      currency: 'USD',
      failure: null,
    },
  });
});

async function inReview(): Promise<string> {
  await begin(shop, form('pid=643&opt643=LFT&coupon=DNC10'));
  const [payment] = await db.select().from(payments);
  if (!payment) throw new Error('no payment');
  const observed = { status: 'succeeded', amountMinor: 1234, currency: 'USD' } as const;
  expect(await fulfilOrder(deps, { paymentId: payment.id, observed })).toBe('review');
  return payment.orderId;
}
const refuse = (orderId: string, change: Partial<Parameters<typeof refuseOrder>[2]> = {}) =>
  refuseOrder(deps, ADMIN, { orderId, shownMinor: 1234, reason: 'fraud', requestKey: 'form', ...change });
/** Sends the queued mails, as their job does. */
async function mailAll() {
  for (const one of await shop.queued('fulfilment.refusal-mail'))
    await sendRefusalMail(deps, one as { orderId: string });
}
const order = async () => (await db.select().from(orders))[0];
const refunded = async () =>
  (await db.select().from(refunds)).map(({ state, amountMinor }) => `${state} ${amountMinor}`);
const couponUses = async () => (await db.select().from(coupons)).find(({ code }) => code === 'DNC10')?.used;

test('says what goes back, sends it, cancels the order and writes down who decided and why', async () => {
  const orderId = await inReview();
  expect(await previewRefusal(deps, ADMIN, { orderId })).toMatchObject({
    ...{ ok: true, preview: { amountMinor: 1234, currency: 'USD' } },
  });
  expect(await refuse(orderId)).toMatchObject({ ok: true, refund: { state: 'succeeded' } });
  expect(await order()).toMatchObject({ state: 'cancelled', paidAt: null });
  expect(await couponUses()).toBe(0);
  expect(await shop.counts()).toMatchObject({ licences: 0 });
  const entries = await auditOf(db, { kind: 'order', id: orderId });
  expect(entries.map(({ action }) => action)).toEqual(['refund.succeed', 'order.refuse']);
  expect(entries[1]).toMatchObject({
    ...{ before: { state: 'review' }, after: { state: 'cancelled', amountMinor: 1234, reason: 'fraud' } },
  });
});

test('tells the buyer once, in their language, that it was not accepted and what goes back', async () => {
  const orderId = await inReview();
  await db.update(orders).set({ locale: 'de' });
  await Promise.all([refuse(orderId), refuse(orderId)]);
  await mailAll();
  await mailAll();
  const [mail, ...more] = await db.select().from(mailbox);
  expect(more).toEqual([]);
  const number = (await order())?.number ?? '';
  expect(mail).toMatchObject({
    to: 'kei@example.test',
    subject: `Bestellung ${number} wurde nicht angenommen`,
  });
  for (const said of [number, '12,34', 'keine Lizenz', '/de/contact']) expect(mail?.text).toContain(said);
  expect(mail?.text).not.toContain('fraud');
  const found = await order();
  const shown = (await mailsOfOrder(db, found ?? expect.fail())).map(({ kind, state }) => `${kind} ${state}`);
  // The test has sent the mail itself, so the job is still queued.
  expect(shown).toEqual(['refusal waiting', 'refusal sent']);
});

test('tells nothing before the money is on its way, nor where the order was accepted after all', async () => {
  const orderId = await inReview();
  const well = answer;
  answer = async () => ({ ok: false, no: 'the card is gone' });
  await refuse(orderId);
  expect(await shop.queued('fulfilment.refusal-mail')).toEqual([]);
  answer = well;
  await refuse(orderId, { requestKey: 'again' });
  expect(await shop.queued('fulfilment.refusal-mail')).toEqual([{ orderId }]);
  // The bank returned the refund before the mail was sent.
  await db.update(orders).set({ state: 'review', reviewReason: 'refund_failed' });
  await acceptOrder(deps, ADMIN, { orderId });
  await mailAll();
  expect(await db.select().from(mailbox)).toEqual([]);
});

test('of many who accept or refuse at once one decides, and money goes back only where it was refused', async () => {
  const orderId = await inReview();
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 ? acceptOrder(deps, ADMIN, { orderId }) : refuse(orderId, { requestKey: `form ${index}` }),
    ),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  const isAccepted = (await order())?.state === 'paid';
  expect(await refunded()).toEqual(isAccepted ? [] : ['succeeded 1234']);
  expect(await shop.counts()).toMatchObject({ licences: isAccepted ? 1 : 0 });
});

test('the same form sent twice is one refusal', async () => {
  const orderId = await inReview();
  const both = await Promise.all([refuse(orderId), refuse(orderId)]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  expect(await refunded()).toEqual(['succeeded 1234']);
});

test('a provider that does not answer is asked again, and nobody can accept the order meanwhile', async () => {
  const orderId = await inReview();
  const well = answer;
  answer = async () => {
    throw new Error('no answer');
  };
  expect(await refuse(orderId)).toMatchObject({ ok: true, refund: { state: 'requested' } });
  expect(await acceptOrder(deps, ADMIN, { orderId })).toEqual({ ok: false, error: 'not_in_review' });
  answer = well;
  await db.update(refunds).set({ askAfter: new Date(0) });
  await reconcile(deps);
  expect(await refunded()).toEqual(['succeeded 1234']);
  expect(new Set(asked).size).toBe(1);
});

test('a provider that says no puts the order into review again', async () => {
  const orderId = await inReview();
  answer = async () => ({ ok: false, no: 'the card is gone' });
  expect(await refuse(orderId)).toEqual({ ok: false, error: 'refund_refused' });
  expect(await order()).toMatchObject({ state: 'review', reviewReason: 'refund_failed' });
  expect(await couponUses()).toBe(0);
});

test('is refused for another amount than was shown, for what is not in review, and to whom it is not for', async () => {
  const orderId = await inReview();
  expect(await refuse(orderId, { shownMinor: 1 })).toEqual({ ok: false, error: 'refund_amount' });
  const editor: Actor = { kind: 'staff', staffId: '8', email: 'ed@shop.test', role: 'editor' };
  const sent = { orderId, shownMinor: 1234, reason: 'fraud', requestKey: 'form' };
  expect(await refuseOrder(deps, editor, sent)).toEqual({ ok: false, error: 'not_allowed' });
  expect(await order()).toMatchObject({ state: 'review' });
  await acceptOrder(deps, ADMIN, { orderId });
  expect(await refuse(orderId)).toEqual({ ok: false, error: 'not_in_review' });
  expect(asked).toEqual([]);
});
