import { siteOf } from '@spindle/platform/sites.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { fulfilOrder } from '../fulfilment/fulfil-order.ts';
import { refundOrder } from '../fulfilment/refund-order.ts';
import { licencesOfMember } from '../licences/licences-of-member.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { payments } from '../payments/tables.ts';
import { cancelSubscription } from '../subscriptions/cancel/cancel-subscription.ts';
import type { SubscriptionNews } from '../subscriptions/job-kinds.ts';
import { sendSubscriptionMail } from '../subscriptions/mails/send-mail.tsx';
import { subscriptions } from '../subscriptions/tables.ts';
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
  // In the recipient's language, not in the German of the order.
  expect(own[0]?.productName).toBe('DVD Ripper');
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
  // The order has the German name, for the buyer.
  expect(`${gift?.subject} ${gift?.text}`).not.toContain('für Windows');
  expect(gift?.text).toContain(key);
  expect(gift?.text).toContain('kei@example.test');
  expect(gift?.text).not.toMatch(/45[.,]95|€/);
  expect(gift?.text).not.toContain(order.number);
  const [own] = await mailsTo('kei@example.test');
  expect(own?.subject).toMatch(/Geschenk.*DVD Ripper für Windows/);
  expect(own?.text).toMatch(/45,95/);
  expect(own?.text).not.toContain(key);
});

test('what is given can be installed from its mail, without an account', async () => {
  const { order } = await given();
  await sendGiftMail(deps, { orderId: order.id });
  const [gift] = await mailsTo('mei@example.test');
  const { origin } = siteOf(deps.sites, 'ja');
  expect(gift?.text).toContain(`${origin}/mlink/download.php?pid=643`);
  expect(gift?.html?.match(/mlink\/download\.php\?pid=643/g)).toHaveLength(1);
});

test('the buyer of a gift that renews is told when, for how much and where to stop it', async () => {
  const { order } = await given('pid=643&opt643=1M');
  await sendOrderMail(deps, { orderId: order.id });
  const [own] = await mailsTo('kei@example.test');
  expect(own?.text).toContain('/subscription-cancel');
  expect(own?.text).toMatch(/verlängert\s+sie\s+sich/);
});

test('the money goes back to the buyer, and the gift ends', async () => {
  const { order } = await given();
  const asked = { orderId: order.id, request: 'rest', reason: 'asked for it', requestKey: 'one' } as const;
  expect(await refundOrder(deps, boss, asked)).toMatchObject({ ok: true, refund: { state: 'succeeded' } });
  const { memberId } = await deps.ensureMember(db, { email: 'mei@example.test', locale: 'en' });
  expect(await licencesOfMember(deps, { memberId })).toMatchObject([{ state: 'revoked' }]);
});

test('another address is another order; no address is refused, and so is the buyer’s own', async () => {
  const input = form(undefined, { gift: GIFT });
  await begin(shop, input);
  await begin(shop, { ...input, gift: { ...GIFT, email: 'other@example.test' } });
  const gifts = (await shop.orders()).map(({ giftEmail }) => giftEmail);
  expect(new Set(gifts)).toEqual(new Set(['mei@example.test', 'other@example.test']));
  const wrong = { ...input, gift: { ...GIFT, email: 'mei@' } };
  expect(await startCheckout(deps, wrong)).toEqual({ ok: false, error: 'gift_email_invalid' });
  const own = { ...input, gift: { ...GIFT, email: 'Kei@example.test' } };
  expect(await startCheckout(deps, own)).toEqual({ ok: false, error: 'gift_email_own' });
});

test('two who give to each other at once both get their gift', async () => {
  const people = ['ann@example.test', 'ben@example.test'] as const;
  for (const [email, to] of [people, people.toReversed()]) {
    await begin(shop, form(undefined, { email, gift: { email: to ?? '', locale: 'en' } }));
  }
  let calls = 0;
  const bothHaveBegun = Promise.withResolvers<void>();
  const racing: typeof deps = {
    ...deps,
    // Both transactions have created or await their first account before either creates its second.
    async ensureMember(tx, person) {
      calls += 1;
      if (calls === 2) bothHaveBegun.resolve();
      const made = await deps.ensureMember(tx, person);
      await bothHaveBegun.promise;
      return made;
    },
  };
  const open = await db.select().from(payments);
  const fulfilled = open.map(({ id: paymentId, amountMinor, currency }) =>
    fulfilOrder(racing, { paymentId, observed: { status: 'succeeded', amountMinor, currency } }),
  );
  expect(await Promise.all(fulfilled)).toEqual(['fulfilled', 'fulfilled']);
  for (const email of people) {
    const { memberId } = await deps.ensureMember(db, { email, locale: 'en' });
    expect(await licencesOfMember(deps, { memberId })).toMatchObject([{ pid: '643', state: 'active' }]);
  }
});

test('a gift that renews is its giver’s to pay and to end, and its recipient is told when it has ended', async () => {
  const { order } = await given('pid=643&opt643=1M');
  const recipient = await deps.ensureMember(db, { email: 'mei@example.test', locale: 'en' });
  const [subscription] = await db.select().from(subscriptions);
  // In German, the language of the buyer, who gets the reminders, orders and invoices.
  expect(subscription).toMatchObject({ memberId: order.memberId, productName: 'DVD Ripper für Windows' });
  const subscriptionId = subscription?.id ?? '';
  const stranger: Actor = { kind: 'member', memberId: recipient.memberId };
  expect(await cancelSubscription(deps, stranger, { subscriptionId, when: 'now' })).toMatchObject({
    error: 'not_found',
  });
  const giver: Actor = { kind: 'member', memberId: order.memberId ?? '' };
  expect(await cancelSubscription(deps, giver, { subscriptionId, when: 'now' })).toMatchObject({ ok: true });
  const news = (await shop.queued('subscriptions.mail')) as SubscriptionNews[];
  for (const each of news) await sendSubscriptionMail(deps, each);
  const [told, ...others] = await mailsTo('mei@example.test');
  expect(others).toEqual([]);
  expect(told?.text).toContain('/ja/member?a=my_products');
  expect(`${told?.subject} ${told?.text}`).not.toContain('für Windows');
  expect((await mailsTo('kei@example.test')).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('DVD Ripper für Windows'),
  );
  expect(told?.text).not.toMatch(/19[.,]95|€/);
});
