import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test } from 'vitest';
import { GOOD_CARD } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { paySandbox } from '../sandbox/pay-sandbox.ts';
import { findCard } from './find-card.ts';
import { openCardPage } from './open-card-page.ts';
import { settleCardPage } from './settle-card-page.ts';
import { cardPages, savedCards } from './tables.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const memberId = randomUUID();
beforeEach(async () => {
  await shop.empty();
  await db.delete(cardPages);
  await db.delete(savedCards);
});

const open = async (guestOrderId: string | null = null) => {
  const urls = { returnUrl: 'http://shop.test/done', cancelUrl: 'http://shop.test/back' };
  const { redirectUrl } = await openCardPage(deps, {
    memberId,
    email: 'kei@x.test',
    locale: 'en',
    ...urls,
    guestOrderId,
  });
  return redirectUrl.split('/').at(-1) ?? '';
};
const give = (paymentId: string, number: string) =>
  paySandbox(deps, { paymentId, card: { ...GOOD_CARD, number } });
const card = () => findCard(db, { memberId, provider: 'sandbox' });

test('a card given on the page takes the place of the one there was, of the same customer', async () => {
  await give(await open(), '4000000000000341');
  expect(await settleCardPage(deps, { memberId })).toBe('saved');
  const before = await card();
  expect(before).toMatchObject({ lastFour: '0341' });
  const second = await open();
  expect(await settleCardPage(deps, { memberId })).toBe('open');
  expect(await card()).toEqual(before);
  expect(await give(second, '4000000000000002')).toMatchObject({ error: 'card_declined' });
  expect(await settleCardPage(deps, { memberId })).toBe('open');
  await give(second, '4242424242424242');
  const settled = await Promise.all([
    settleCardPage(deps, { memberId }),
    settleCardPage(deps, { provider: 'sandbox', providerId: second }),
  ]);
  expect(settled.filter((outcome) => outcome === 'saved')).toHaveLength(1);
  expect(await card()).toMatchObject({ lastFour: '4242', customerId: before?.customerId });
});

test('a page that nobody used ends, and the card stays', async () => {
  await open();
  clock.set(new Date(clock.now().getTime() + 25 * 3_600_000));
  expect(await settleCardPage(deps, { memberId })).toBe('expired');
  expect(await card()).toBeUndefined();
});

test('who was on no page has no card', async () => {
  expect(await settleCardPage(deps, { memberId })).toBeUndefined();
});
