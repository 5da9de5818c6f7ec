import { mailbox } from '@spindle/platform/tables.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { refundOrder } from '../fulfilment/refund-order.ts';
import { licencesOfMember } from '../licences/licences-of-member.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { sendGiftMail } from './send-gift-mail.tsx';
import { sendOrderMail } from './send-order-mail.tsx';
import { settleCheckout } from './settle-checkout.ts';
import { startCheckout } from './start-checkout.ts';
import { begin, form, GOOD_CARD } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';
import { viewCheckout } from './view-checkout.ts';

const shop = await testCommerce();
const { deps, db } = shop;
const GIFT = { email: 'Mei@Example.test', locale: 'ja' };
const boss: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
beforeEach(() => shop.empty());

async function given(query?: string) {
  const started = await begin(shop, form(query, { locale: 'de', gift: GIFT }));
  await paySandbox(deps, { paymentId: started.sandboxId, card: GOOD_CARD });
  await Promise.all(Array.from({ length: 5 }, () => settleCheckout(deps, started)));
  await settleCheckout(deps, started);
  const [order] = await shop.orders();
  return { ...started, order: order ?? expect.fail('no order') };
}
const mailsTo = async (to: string) => (await db.select().from(mailbox)).filter((mail) => mail.to === to);

test('what a buyer gives is somebody else’s, and the order stays the buyer’s', async () => {
  const { order, checkoutId, secret } = await given();
  expect(order).toMatchObject({ state: 'paid', giftEmail: 'mei@example.test', giftLocale: 'ja' });
  const recipient = await deps.ensureMember(db, { email: 'mei@example.test', locale: 'en' });
  expect(recipient.created).toBe(false);
  expect(recipient.memberId).not.toBe(order.memberId);
  const own = await licencesOfMember(deps, { memberId: recipient.memberId });
  expect(own).toMatchObject([{ pid: '643', state: 'active' }]);
  expect(await licencesOfMember(deps, { memberId: order.memberId ?? '' })).toEqual([]);
  const viewed = await viewCheckout(deps, { checkoutId, proof: { secret } });
  expect(viewed).toMatchObject({ view: { state: 'paid', lines: [{ licences: [] }] } });
  expect(await shop.counts()).toMatchObject({ licences: 1 });
});

test('they get the key in the language that was chosen, without a price; the buyer gets the price without the key', async () => {
  const { order } = await given();
  expect(await shop.queued('checkout.gift-mail')).toEqual([{ orderId: order.id }]);
  const jobs = { orderId: order.id };
  await sendGiftMail(deps, jobs);
  await sendGiftMail(deps, jobs);
  await sendOrderMail(deps, jobs);
  const [key] = (await db.execute<{ key: string }>('select key from shop.licences')).rows.map(
    (row) => row.key,
  );
  const [gift, ...others] = await mailsTo('mei@example.test');
  expect(others).toEqual([]);
  expect(gift?.subject).toContain('ギフト');
  expect(gift?.text).toContain(key);
  expect(gift?.text).toContain('kei@example.test');
  expect(gift?.text).not.toMatch(/45[.,]95|€/);
  expect(gift?.text).not.toContain(order.number);
  const [own] = await mailsTo('kei@example.test');
  expect(own?.subject).toContain('Geschenk');
  expect(own?.text).toMatch(/45,95/);
  expect(own?.text).not.toContain(key);
});

test('the buyer of a gift that renews is told when, for how much and where to stop it', async () => {
  const { order } = await given('pid=643&opt643=1M');
  await sendOrderMail(deps, { orderId: order.id });
  const [own] = await mailsTo('kei@example.test');
  expect(own?.text).toContain('/subscription-cancel');
  expect(own?.text).toMatch(/verlängert\s+er\s+sich/);
});

test('the money goes back to the buyer, and the gift ends', async () => {
  const { order } = await given();
  const asked = { orderId: order.id, request: 'rest', reason: 'asked for it', requestKey: 'one' } as const;
  expect(await refundOrder(deps, boss, asked)).toMatchObject({ ok: true, refund: { state: 'succeeded' } });
  const { memberId } = await deps.ensureMember(db, { email: 'mei@example.test', locale: 'en' });
  expect(await licencesOfMember(deps, { memberId })).toMatchObject([{ state: 'revoked' }]);
});

test('another address is another order; no address is refused, and the buyer’s own is no gift', async () => {
  const input = form(undefined, { gift: GIFT });
  await begin(shop, input);
  await begin(shop, { ...input, gift: { ...GIFT, email: 'other@example.test' } });
  await begin(shop, { ...input, gift: { ...GIFT, email: 'kei@example.test' } });
  const gifts = (await shop.orders()).map(({ giftEmail }) => giftEmail);
  expect(new Set(gifts)).toEqual(new Set(['mei@example.test', 'other@example.test', null]));
  const wrong = { ...input, gift: { ...GIFT, email: 'mei@' } };
  expect(await startCheckout(deps, wrong)).toEqual({ ok: false, error: 'gift_email_invalid' });
});
