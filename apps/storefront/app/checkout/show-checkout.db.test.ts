import { signCheckoutLink } from '@spindle/domain/checkout/checkout-access.ts';
import { begin, form, GOOD_CARD } from '@spindle/domain/checkout/testing/commerce.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { cancelRefundedOrder } from '@spindle/domain/fulfilment/cancel-refunded-order.ts';
import { fulfilOrder } from '@spindle/domain/fulfilment/fulfil-order.ts';
import { moveOrder } from '@spindle/domain/orders/move-order.ts';
import { findPayment } from '@spindle/domain/payments/find-payment.ts';
import { paySandbox } from '@spindle/domain/payments/sandbox/pay-sandbox.ts';
import { seedDemoSeller } from '@spindle/domain/seller/seed-demo-seller.ts';
import { cancelSubscription } from '@spindle/domain/subscriptions/cancel/cancel-subscription.ts';
import { subscriptionsOfMember } from '@spindle/domain/subscriptions/subscriptions-of-member.ts';
import { doDue } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { linksFor } from '../../page/links.ts';
import { type ShowCheckoutInput, showCheckout } from './show-checkout.ts';

const DAY = 24 * 3600 * 1000;
const start = new Date('2026-11-20T12:00:00Z');
const clock = fixedClock(start);
const commerce = await testCommerce({ clock });
const { deps, db, orders, empty } = commerce;
beforeEach(async () => {
  clock.set(start);
  await empty();
});

const later = (days: number) => clock.set(new Date(start.getTime() + days * DAY));

function look(query: Record<string, string>, change: Partial<ShowCheckoutInput> = {}) {
  return showCheckout(deps, {
    query: new URLSearchParams(query),
    cookies: null,
    memberId: undefined,
    locale: 'en',
    shopName: 'Shop',
    links: linksFor({ prefix: '' }),
    supportEmail: 'support@spindle.test',
    ...change,
  });
}

async function started(query = 'pid=643&opt643=LFT&coupon=DNC10') {
  const { checkoutId: checkout, secret, sandboxId } = await begin(commerce, form(query));
  return {
    checkout,
    cookies: `other=1; spindle_checkout_${checkout}=${secret}`,
    pay: () => paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD }),
  };
}

describe('a started checkout', () => {
  it('waits for its payment, with the way back to the payment page', async () => {
    const { checkout, cookies } = await started();
    expect(await look({ checkout }, { cookies })).toMatchObject({
      kind: 'shown',
      standing: 'waiting',
      total: '$44.96',
      payAt: expect.stringContaining('/sandbox/pay/'),
      lines: [{ licences: [], download: undefined }],
    });
  });

  it('shows the key to the buyer who comes back, before any webhook, and again after a reload', async () => {
    const { checkout, cookies, pay } = await started();
    await pay();
    const shown = await look({ checkout }, { cookies });
    expect(shown).toMatchObject({
      standing: 'paid',
      payAt: undefined,
      paidOn: '20 November 2026',
      paid: '$44.96',
      reductions: [{ label: 'Coupon DNC10', amount: '−$4.99' }],
      email: 'kei@example.test',
      productNames: 'DVD Ripper',
      tax: undefined,
      business: [],
      lines: [
        {
          product: { name: 'DVD Ripper', pid: '643', system: 'win' },
          licences: [{ key: expect.stringMatching(/^(\w{5}-){4}\w{5}$/), worksUntil: undefined }],
          download: { url: '/mlink/download.php?pid=643' },
        },
      ],
    });
    expect(await look({ checkout }, { cookies })).toEqual(shown);
  });

  it('dates the receipt on the seller’s calendar, as the invoice is', async () => {
    await seedDemoSeller(db);
    clock.set(new Date('2026-11-20T23:30:00Z'));
    const { checkout, cookies, pay } = await started();
    await pay();
    expect(await look({ checkout }, { cookies })).toMatchObject({ paidOn: '21\u00a0November 2026' });
  });

  it('names no reductions beside another amount that staff took', async () => {
    const { checkout, cookies, pay } = await started();
    await pay();
    await look({ checkout }, { cookies });
    await db.execute(`update shop.orders set paid_minor = 100, paid_currency = 'EUR'`);
    expect(await look({ checkout }, { cookies })).toMatchObject({ paid: '€1.00', reductions: [] });
  });

  it('says until when a licence works, in the words of the language', async () => {
    const { checkout, cookies, pay } = await started('pid=643&opt643=1M');
    await pay();
    expect(await look({ checkout }, { cookies, locale: 'de' })).toMatchObject({
      lines: [
        { licences: [{ worksUntil: '20.\u00a0Dezember 2026', updatesUntil: '20.\u00a0Dezember 2026' }] },
      ],
    });
  });

  it('says of a subscription when it renews and for how much, as it stands, and nothing once it is cancelled', async () => {
    const { checkout, cookies, pay } = await started('pid=643&opt643=1M&coupon=DNC10');
    await pay();
    const renewals = async (locale: 'en' | 'ja' = 'en') => {
      const seen = await look({ checkout }, { cookies, locale });
      return seen.kind === 'shown' ? seen.renewals : expect.fail();
    };
    expect(await renewals()).toEqual([
      expect.stringMatching(/^DVD Ripper, 1 month: Renews on 20.December 2026 for \$19\.95\.$/),
    ]);
    expect(await renewals('ja')).toEqual([expect.stringContaining('2026年12月20日')]);
    await db.execute(`update shop.subscriptions set balance_minor = renewal_minor`);
    expect(await renewals()).toEqual([expect.stringContaining('Your credit covers it')]);
    const [order] = await orders();
    const [subscription] = await subscriptionsOfMember(db, order?.memberId ?? '');
    await cancelSubscription(
      deps,
      { kind: 'system', name: 'test' },
      { subscriptionId: subscription?.id ?? '', when: 'period_end' },
    );
    expect(await renewals()).toEqual([]);
  });

  it('says of a renewal whose money is being checked that it has come, and not that the card did not pay', async () => {
    const { checkout, cookies, pay } = await started('pid=643&opt643=1M&coupon=DNC10');
    await pay();
    await look({ checkout }, { cookies });
    await db.execute(`update shop.sandbox_cards set behaviour = 'fails_at_renewal'`);
    const [order] = await orders();
    const memberId = order?.memberId ?? expect.fail();
    const renewals = async () => {
      const seen = await look({ checkout }, { memberId });
      return seen.kind === 'shown' ? seen.renewals : expect.fail();
    };
    const [subscription] = await subscriptionsOfMember(db, memberId);
    clock.set(subscription?.periodEnd ?? expect.fail());
    await doDue(commerce);
    expect(await renewals()).toEqual([expect.stringContaining('your card did not take $19.95')]);
    const due = (await orders()).find(({ state }) => state === 'pending') ?? expect.fail();
    await moveOrder(db, due.id, { to: 'review', reason: 'amount_mismatch' });
    const isChecked = [expect.stringMatching(/We’ve received your payment.*goes on working meanwhile\.$/)];
    expect(await renewals()).toEqual(isChecked);
    // If nothing was heard until the money came, the subscription never became past due.
    await db.execute(`update shop.subscriptions set state = 'active'`);
    expect(await renewals()).toEqual(isChecked);
    // The licence's grace period ends, however long staff take.
    await db.execute(`update shop.licences set works_until = '${clock.now().toISOString()}'`);
    expect(await renewals()).toEqual([expect.stringMatching(/We’ve received your payment.*checking it\.$/)]);
    await moveOrder(db, due.id, { to: 'cancelled', from: 'review' });
    expect(await renewals()).toEqual([expect.stringContaining('We couldn’t accept your payment')]);
  });

  it('opens by the mailed link and for the member it belongs to', async () => {
    const { checkout, cookies, pay } = await started();
    await pay();
    await look({ checkout }, { cookies });
    const sig = signCheckoutLink(deps.accessKey, checkout, new Date(start.getTime() + 14 * DAY));
    expect(await look({ checkout, sig })).toMatchObject({ standing: 'paid' });
    const [order] = await orders();
    expect(await look({ checkout }, { memberId: order?.memberId ?? undefined })).toMatchObject({
      standing: 'paid',
      memberView: true,
    });
  });

  it('tells a stranger nothing, not even that it exists', async () => {
    const { checkout, pay } = await started();
    await pay();
    const nothing = { kind: 'hidden', error: 'not_found', status: 404 };
    expect(await look({ checkout })).toEqual(nothing);
    expect(await look({ checkout: '0'.repeat(26) })).toEqual(nothing);
    expect(await look({ checkout, sig: 'forged.signature' })).toEqual(nothing);
    expect(await look({ checkout }, { memberId: crypto.randomUUID() })).toEqual(nothing);
    expect(await look({ checkout }, { cookies: `spindle_checkout_${checkout}=guessed` })).toEqual(nothing);
    expect(await look({ checkout: "';drop" })).toEqual(nothing);
    expect(await look({})).toEqual(nothing);
  });

  it('closes to cookie and link after 14 days', async () => {
    const { checkout, cookies, pay } = await started();
    await pay();
    await look({ checkout }, { cookies });
    const sig = signCheckoutLink(deps.accessKey, checkout, new Date(start.getTime() + 14 * DAY));
    later(13.9);
    expect(await look({ checkout }, { cookies })).toMatchObject({ standing: 'paid' });
    later(14.1);
    const closed = { kind: 'hidden', error: 'link_expired', status: 403 };
    expect(await look({ checkout }, { cookies })).toEqual(closed);
    expect(await look({ checkout, sig })).toEqual(closed);
  });

  it('that staff would not accept says that its money goes back, and nothing of starting again', async () => {
    const { checkout, cookies } = await started();
    const [order] = await orders();
    const payment = await findPayment(db, { orderId: order?.id ?? '' });
    const observed = { status: 'succeeded', amountMinor: 1, currency: 'USD' } as const;
    await fulfilOrder(deps, { paymentId: payment?.id ?? '', observed });
    expect(await look({ checkout }, { cookies })).toMatchObject({ standing: 'review' });
    const system = { kind: 'system', name: 'test' } as const;
    expect(await cancelRefundedOrder(deps, system, { orderId: order?.id ?? '' })).toMatchObject({ ok: true });
    expect(await look({ checkout }, { cookies })).toMatchObject({ standing: 'refused', payAt: undefined });
  });

  it('ends when nobody pays, with a link that starts the same purchase again', async () => {
    const { checkout, cookies } = await started();
    later(2);
    expect(await look({ checkout }, { cookies })).toMatchObject({
      standing: 'ended',
      payAt: undefined,
      againHref: '/checkout?pid=643&opt643=LFT&coupon=DNC10',
    });
  });
});
