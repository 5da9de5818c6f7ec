import { stepSandboxClock } from '@spindle/platform/step-clock.ts';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { begin, form, GOOD_CARD } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { addTerms } from '../../licences/licence.ts';
import { nextDue } from '../../next-due.ts';
import { paySandbox } from '../../payments/sandbox/pay-sandbox.ts';
import type { SubscriptionNews } from '../job-kinds.ts';
import { subscriptionPeriods, subscriptions } from '../tables.ts';

const DAY = 86_400_000;

test('400 days bring 13 renewals of a month, each on its day, and end what is not paid, in order', async () => {
  const shop = await testCommerce({ clock: 'sandbox', works: true });
  const { deps, db, jobs } = shop;
  const due = (now: Date) => nextDue(db, now);
  const pass = (days: number) => stepSandboxClock({ db, jobs, nextDue: due }, days * DAY);
  for (const [email, number] of [
    ['kei@example.test', GOOD_CARD.number],
    ['ada@example.test', '4000 0000 0000 0341'],
  ]) {
    const { sandboxId } = await begin(shop, form('pid=643&opt643=1M', { email }));
    await paySandbox(deps, { paymentId: sandboxId, card: { ...GOOD_CARD, number: number ?? '' } });
  }
  await pass(400);

  const [good, bad] = await db.select().from(subscriptions).orderBy(asc(subscriptions.endReason));
  const [ended, runs] = good?.state === 'ended' ? [good, bad] : [bad, good];
  if (!runs || !ended) throw new Error('two subscriptions');
  const paid = await db
    .select()
    .from(subscriptionPeriods)
    .where(eq(subscriptionPeriods.subscriptionId, runs.id))
    .orderBy(asc(subscriptionPeriods.number));
  const renewed = paid.slice(1);
  expect(renewed.map(({ startsAt }) => startsAt)).toEqual(
    Array.from({ length: 13 }, (_, index) => addTerms(runs.anchorAt, '1M', index + 1)),
  );
  for (const { startsAt, grantedAt } of renewed) {
    const late = (grantedAt?.getTime() ?? 0) - startsAt.getTime();
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(DAY / 2);
  }

  const news = ((await shop.queued('subscriptions.mail')) as SubscriptionNews[]).toSorted((one, other) =>
    one.at.localeCompare(other.at),
  );
  const days = ({ at }: SubscriptionNews, { periodEnd }: typeof ended) =>
    Math.floor((Date.parse(at) - periodEnd.getTime()) / DAY);
  expect(
    news.filter((each) => each.subscriptionId === ended.id).map((each) => [each.kind, days(each, ended)]),
  ).toEqual([
    ['failed', 0],
    ['failed', 2],
    ['failed', 7],
    ['failed', 14],
    ['ended', 21],
  ]);
  expect(ended).toMatchObject({ state: 'ended', endReason: 'unpaid' });
  expect(news.filter((each) => each.subscriptionId === runs.id).map(({ kind }) => kind)).toEqual(
    Array.from({ length: 13 }, () => 'renewed'),
  );
});
