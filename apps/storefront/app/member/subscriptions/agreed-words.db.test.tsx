import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { resumeWords, switchWords } from '@spindle/domain/subscriptions/agreements/agreed-words.ts';
import { changeLifetimePrice } from '@spindle/domain/subscriptions/lifetime/change-lifetime-price.ts';
import { pauseSubscription } from '@spindle/domain/subscriptions/pause/pause-subscription.ts';
import { quoteSwitch } from '@spindle/domain/subscriptions/switch/quote-switch.ts';
import { switchSubscription } from '@spindle/domain/subscriptions/switch/switch-subscription.ts';
import { SWITCHES } from '@spindle/domain/subscriptions/switch/switch-to.ts';
import { again, subscribe } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { linksFor } from '../../../page/links.ts';
import { renderForTest } from '../../render-for-test.tsx';
import { ChangePlan } from './ChangePlan.tsx';
import { loadChange } from './load-change.ts';
import { loadSubscriptions } from './load-subscriptions.ts';
import { SubscriptionEntry } from './SubscriptionEntry.tsx';

const clock = fixedClock(new Date('2027-04-01T10:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const links = linksFor({ prefix: '' });
const admin = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' } as const;
for (const term of ['1M', '1Y'] as const) {
  await changeLifetimePrice(deps, admin, { pid: '643', term, currency: 'USD', amountMinor: 4000 });
}
const month = await subscribe(shop);
const year = await subscribe(shop, 'pid=643&opt643=1Y', { email: 'mei@example.test' });

async function textOf(element: ReactNode, locale: Locale): Promise<string> {
  const html = await renderForTest(element, { locale });
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"');
}
/** On the page an amount is in a cell beside its label. */
const partsOf = (line: string) => line.split(': ');

test.each(ALL_LOCALES)('what is kept of a change of term is what its page says, in %s', async (locale) => {
  clock.set(new Date('2027-04-16T10:00:00Z'));
  let ways = 0;
  for (const subscription of [month, year]) {
    const { id: subscriptionId, memberId } = subscription;
    const change = await loadChange(deps, { memberId, locale, subscriptionId });
    if (!change) return expect.fail('there is nothing to change');
    const text = await textOf(<ChangePlan change={change} problem={undefined} token="" />, locale);
    for (const to of SWITCHES) {
      const quoted = await quoteSwitch(deps, { kind: 'member', memberId }, { subscriptionId, to });
      if (!quoted.ok) continue;
      const lines = await switchWords(db, subscription, { to, quote: quoted.quote, locale });
      for (const part of lines.flatMap(partsOf)) expect(text).toContain(part);
      ways++;
    }
  }
  expect(ways).toBe(4);
});

test.each(ALL_LOCALES)(
  'what is kept of a pause that is ended is what the list says, in %s',
  async (locale) => {
    const { id: subscriptionId, memberId } = month;
    clock.set(new Date('2027-04-16T10:00:00Z'));
    const paused = await again(shop, month);
    if (paused.state === 'active') {
      await pauseSubscription(deps, { kind: 'member', memberId }, { subscriptionId });
    }
    clock.set(new Date('2027-06-01T10:00:00Z'));
    const { subscriptions } = await loadSubscriptions(deps, { memberId, locale, links });
    const [shown] = subscriptions;
    if (!shown) return expect.fail('there is no subscription');
    const text = await textOf(<SubscriptionEntry subscription={shown} token="" />, locale);
    const lines = await resumeWords(db, await again(shop, month), { chargedMinor: 1995, locale });
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(text).toContain(line);
  },
);

test.each(ALL_LOCALES)('and of one that goes on with another term, as was planned, in %s', async (locale) => {
  const { id: subscriptionId, memberId } = year;
  const actor = { kind: 'member', memberId } as const;
  clock.set(new Date('2027-04-16T10:00:00Z'));
  if ((await again(shop, year)).state === 'active') {
    const shown = { priceMinor: 1995, totalMinor: 0 };
    expect(await switchSubscription(deps, actor, { subscriptionId, to: '1M', shown })).toMatchObject({
      ok: true,
    });
    await pauseSubscription(deps, actor, { subscriptionId });
  }
  const shownAt = async (day: string) => {
    clock.set(new Date(`${day}T10:00:00Z`));
    const { subscriptions } = await loadSubscriptions(deps, { memberId, locale, links });
    const [shown] = subscriptions;
    if (!shown) return expect.fail('there is no subscription');
    return { shown, text: await textOf(<SubscriptionEntry subscription={shown} token="" />, locale) };
  };
  const licences = translator(locale, 'offer');
  expect((await shownAt('2027-06-01')).text).toContain(licences('licence.1Y'));
  const { shown, text } = await shownAt('2028-06-01');
  expect(shown.resumeMinor).toBe(1995);
  const lines = await resumeWords(db, await again(shop, year), { chargedMinor: 1995, locale });
  expect(lines[1]).toBe(licences('licence.1M'));
  for (const line of lines) expect(text).toContain(line);
});
