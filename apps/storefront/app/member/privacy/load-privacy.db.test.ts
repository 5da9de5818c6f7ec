import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { subscribe } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test } from 'vitest';
import { loadPrivacy } from './load-privacy.ts';

const clock = fixedClock(new Date('2026-11-22T12:00:00Z'));
const shop = await testCommerce({ clock });
const config = { erasureGraceDays: 14, retentionYears: 10 };
beforeEach(() => shop.empty());

test('an erasure is told to wait for the grace', async () => {
  const { memberId } = await subscribe(shop);
  const days = async (erasureGraceDays: number) => {
    const deps = { db: shop.db, clock, config: { erasureGraceDays, retentionYears: 10 } };
    const about = { email: 'kei@example.test', name: '', sessionId: 's', factorAt: new Date(0) };
    const place = { locale: 'en', url: new URL('https://shop.test/member?a=privacy') } as const;
    return (await loadPrivacy(deps, { kind: 'member', memberId, ...about }, place)).erasure.graceDays;
  };
  expect([await days(3), await days(20)]).toEqual([3, 20]);
});

test('the subscriptions that an erasure cancels have their names of the page’s language', async () => {
  const { memberId } = await subscribe(shop);
  const shown = await loadPrivacy(
    { db: shop.db, clock, config },
    {
      ...{ kind: 'member', memberId, email: 'kei@example.test', name: '', sessionId: 's' },
      factorAt: new Date(0),
    },
    { locale: 'de', url: new URL('https://shop.test/de/member?a=privacy') },
  );
  expect(shown.erasure.subscriptions).toEqual(['DVD Ripper für Windows']);
});
