import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { subscribe } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test } from 'vitest';
import { loadPrivacy } from './load-privacy.ts';

const clock = fixedClock(new Date('2026-11-22T12:00:00Z'));
const shop = await testCommerce({ clock });
const config = { erasureGraceDays: 14, retentionYears: 10 };
beforeEach(() => shop.empty());

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
