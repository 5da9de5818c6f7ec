import { quoteCheckout } from '@spindle/domain/checkout/quote-checkout.ts';
import { settleCheckout } from '@spindle/domain/checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD, stockBundles } from '@spindle/domain/checkout/testing/commerce.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { paySandbox } from '@spindle/domain/payments/sandbox/pay-sandbox.ts';
import { makePromotion } from '@spindle/domain/pricing/make-promotion.ts';
import { readPriceContext } from '@spindle/domain/pricing/read-price-context.ts';
import { cancelSubscription } from '@spindle/domain/subscriptions/cancel/cancel-subscription.ts';
import { subscriptionsOfMember } from '@spindle/domain/subscriptions/subscriptions-of-member.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test } from 'vitest';
import { alreadyHad } from './already-had.ts';
import type { LineChoice } from './line-choices.ts';

const clock = fixedClock(new Date('2026-11-20T12:00:00Z'));
const commerce = await testCommerce({ clock });
const { deps, db, empty } = commerce;
beforeEach(async () => {
  clock.set(new Date('2026-11-20T12:00:00Z'));
  await empty();
  await db.execute('delete from shop.promotions');
});

const memberId = '0b9f4a6e-3f1f-4d7e-9d7a-111111111111';

async function buy(query: string) {
  const member = { memberId, email: 'mei@example.test' };
  const { checkoutId, sandboxId } = await begin(commerce, form(query, { member }));
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  await settleCheckout(deps, { checkoutId });
}

const line = (pid: string, name: string): LineChoice => ({
  ...{ pid, licenceType: 'LFT', price: '$49.95', replaces: undefined, withoutHref: undefined },
  product: { slug: name, name, productLine: 'dvd', system: 'win' },
  ...{ plans: [], systems: [] },
});
const dvd = line('643', 'DVD Ripper');
const bluRay = line('646', 'Blu-ray Ripper');

/** Editors offer to owners of 643: the AI Suite, a product that is not sold, and one that the buyer may already have. */
async function had(lines: readonly LineChoice[], who = memberId, locale: 'en' | 'de' = 'en') {
  const at = clock.now();
  const context = await readPriceContext(deps, {
    ...{ at, code: undefined, discountsProhibited: false, member: undefined, country: undefined },
  });
  const read = async (_type: string, { where }: { where?: Record<string, unknown> }) =>
    where?.pid === '643' ? { upgrades: ['62037', '641', '646'].map((pid) => ({ pid })) } : null;
  const content = { read } as unknown as Parameters<typeof alreadyHad>[0]['content'];
  return alreadyHad(
    { db, clock, content, log: deps.log, providers: deps.providers },
    { memberId: who, lines, context, locale },
  );
}
const owned = async (lines: readonly LineChoice[], who = memberId) => (await had(lines, who)).owned;

test('a member is told of a licence that works, with what could be bought instead', async () => {
  await buy('pid=643&opt643=LFT');
  expect(await owned([dvd])).toEqual([
    {
      ...{ name: 'DVD Ripper', licenceType: 'LFT', until: undefined },
      upgrades: [
        { pid: '62037', name: 'AI Suite', price: '$49.95', href: '?pid=62037&opt62037=LFT&type=upgrade' },
        { pid: '646', name: 'Blu-ray Ripper', price: '$49.95', href: '?pid=646&opt646=LFT&type=upgrade' },
      ],
    },
  ]);
});

test('the owner of a bundle is told that its key opens the product already, and of one that renews', async () => {
  await stockBundles(commerce);
  await buy('pid=761&opt761=LFT');
  // Nor are the bundle's other products offered instead.
  expect(await owned([dvd])).toEqual([
    { name: 'DVD Ripper', licenceType: 'LFT', until: undefined, upgrades: [] },
  ]);
  expect(await owned([line('644', 'Blu-ray Copy')])).toEqual([]);
  await empty();
  await buy('pid=761&opt761=1M');
  expect(await had([dvd])).toMatchObject({
    ...{ owned: [], subscribed: [{ name: 'Complete Bundle', term: '1M' }] },
  });
});

test('an upgrade costs what it is sold for while a promotion runs', async () => {
  await buy('pid=643&opt643=LFT');
  const staff = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'editor' } as const;
  const made = await makePromotion(deps, staff, {
    ...{ key: 'week', name: 'A week', pids: ['62037'], licenceTypes: [], countries: [], tags: [] },
    ...{ payPercent: 60, stacking: 'alone', maxUses: null, maxUsesPerCustomer: null },
    ...{ startsAt: new Date('2026-11-20T00:00:00Z'), endsAt: new Date('2026-11-27T00:00:00Z') },
  });
  expect(made).toMatchObject({ ok: true });
  const [own] = await owned([dvd]);
  const [suite, bluRay] = own?.upgrades ?? [];
  expect(suite).toMatchObject({ pid: '62037', price: '$29.97' });
  expect(bluRay).toMatchObject({ pid: '646', price: '$49.95' });
  // The link sells it at that price.
  const query = new URLSearchParams(suite?.href);
  const asked = { query, locale: 'en', country: undefined, blockedCountries: [], member: undefined } as const;
  expect(await quoteCheckout(deps, asked)).toMatchObject({ quote: { totalMinor: 2997 } });
});

test('what is in the basket already is no upgrade, and the rest of it stays', async () => {
  await buy('pid=643&opt643=LFT');
  const [own] = await owned([dvd, bluRay]);
  expect(own).toMatchObject({ until: undefined });
  expect(own?.upgrades.map(({ href }) => href)).toEqual([
    '?pid=62037,646&opt62037=LFT&opt646=LFT&type=upgrade',
  ]);
});

test('a subscription that the purchase does not end is named, with its next charge in its own currency', async () => {
  await buy('pid=643&opt643=1M');
  const [subscription] = await subscriptionsOfMember(db, memberId);
  const suite = line('62037', 'AI Suite');
  const running = {
    ...{ id: subscription?.id, licenceId: subscription?.licenceId, name: 'DVD Ripper', term: '1M' },
    ...{ date: expect.stringMatching(/20.December.2026/), price: '$19.95' },
  };
  // For the same product, in any plan, and for one that is offered to its owners; for no other purchase.
  expect(await had([dvd])).toEqual({ owned: [], subscribed: [running] });
  expect(await had([suite, bluRay])).toEqual({ owned: [], subscribed: [running] });
  expect(await had([line('644', 'Blu-ray Copy')])).toEqual({ owned: [], subscribed: [] });
  expect((await had([suite], memberId, 'de')).subscribed).toMatchObject([{ price: '19,95\u00a0$' }]);
  expect((await had([dvd], '0b9f4a6e-3f1f-4d7e-9d7a-222222222222')).subscribed).toEqual([]);
  // A credit is taken off the charge.
  await db.execute(`update shop.subscriptions set balance_minor = 500`);
  expect((await had([dvd])).subscribed).toMatchObject([{ price: '$14.95' }]);
  await db.execute(`update shop.subscriptions set balance_minor = renewal_minor`);
  expect((await had([dvd])).subscribed).toMatchObject([{ price: undefined }]);
});

test('a gift is not taken for what its giver has', async () => {
  const member = { memberId, email: 'mei@example.test' };
  const gift = { email: 'kei@example.test', locale: 'en' };
  const { checkoutId, sandboxId } = await begin(commerce, form('pid=643&opt643=1M', { member, gift }));
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  await settleCheckout(deps, { checkoutId });
  expect(await subscriptionsOfMember(db, memberId)).toHaveLength(1);
  expect(await had([dvd])).toEqual({ owned: [], subscribed: [] });
  // Nor does the recipient learn what it costs.
  const recipient = await deps.ensureMember(db, { email: gift.email, locale: 'en' });
  expect(await had([dvd], recipient.memberId)).toMatchObject({
    owned: [{ licenceType: '1M' }],
    subscribed: [],
  });
});

test('one that is cancelled renews no more: what is left of it is owned until its end', async () => {
  await buy('pid=643&opt643=1M');
  const [subscription] = await subscriptionsOfMember(db, memberId);
  const asked = { subscriptionId: subscription?.id ?? '', when: 'period_end' } as const;
  await cancelSubscription(deps, { kind: 'member', memberId }, asked);
  expect(await had([dvd])).toMatchObject({
    ...{ owned: [{ licenceType: '1M', until: expect.stringMatching(/20.December.2026/) }], subscribed: [] },
  });
});

test('nothing is said of what is not owned, owned by another, or over', async () => {
  await buy('pid=643&opt643=1M');
  expect(await owned([bluRay])).toEqual([]);
  expect(await owned([dvd], '0b9f4a6e-3f1f-4d7e-9d7a-222222222222')).toEqual([]);
  clock.set(new Date('2027-01-01T00:00:00Z'));
  expect(await owned([dvd])).toEqual([]);
});
