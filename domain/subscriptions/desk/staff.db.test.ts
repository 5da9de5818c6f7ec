import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { auditOf } from '../../audit/audit-of.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import type { SubscriptionNews } from '../job-kinds.ts';
import { sendSubscriptionMail } from '../mails/send-mail.tsx';
import { pauseSubscription } from '../pause/pause-subscription.ts';
import { retryRenewal } from '../renewal/retry-renewal.ts';
import { again, doDue, subscribe } from '../testing/subscribed.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { subscriptionDetails } from './subscription-details.ts';
import type { SubscriptionFilter } from './subscription-filter.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const at = (text: string) => clock.set(new Date(`${text}T10:00:00Z`));
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };
const editor: Actor = { kind: 'staff', staffId: '2', email: 'eve@shop.test', role: 'editor' };
const REFUSING = '4000 0000 0000 0341';

beforeEach(async () => {
  await shop.empty();
  at('2027-01-31');
});

test('the card of a renewal that is past due is tried when staff say so, and the days of the next tries stand', async () => {
  const { id } = await subscribe(shop, undefined, { number: REFUSING });
  at('2027-02-28');
  await doDue(shop);
  at('2027-03-01');
  const retry = (actor = support) =>
    retryRenewal(deps, actor, { subscriptionId: id, reason: 'They have called.' });
  // Credit that came after the order was placed lowers the next order.
  await db.execute(`update shop.subscriptions set balance_minor = 700`);
  expect(await retry(editor)).toEqual({ ok: false, error: 'not_found' });
  expect(await retry()).toMatchObject({ ok: true, subscription: { dueAt: clock.now() } });
  await doDue(shop);
  expect(await again(shop, { id })).toMatchObject({
    ...{ state: 'past_due', dueAt: new Date('2027-03-02T10:00:00Z') },
  });
  const told = (await shop.queued('subscriptions.mail')) as SubscriptionNews[];
  expect(told.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['failed', 1995],
    ['failed', 1995],
  ]);
  const details = await subscriptionDetails(deps, id);
  expect(details?.nextChargeMinor).toBe(1995);
  expect(details?.periods[0]?.payments.map(({ state }) => state)).toEqual(['failed', 'failed']);
  expect(details?.steps.map(({ step }) => step)).toEqual(['retry', 'retry', 'retry', 'retry']);
  expect(await auditOf(db, { kind: 'subscription', id })).toMatchObject([
    {
      ...{ action: 'subscription.retry', actorEmail: 'sue@shop.test' },
      before: { dueAt: '2027-03-02T10:00:00.000Z' },
      after: { dueAt: '2027-03-01T10:00:00.000Z', reason: 'They have called.' },
    },
  ]);
});

test('a period that was bought in a basket costs its own line, not the basket', async () => {
  const { id } = await subscribe(shop, 'pid=643,646&opt643=LFT&opt646=1M');
  const [period] = (await subscriptionDetails(deps, id))?.periods ?? [];
  expect(period?.order?.lines).toHaveLength(2);
  expect(period?.line).toMatchObject({ pid: '646', licenceType: '1M' });
  expect(period?.line?.totalMinor).toBeLessThan(period?.order?.totalMinor ?? 0);
});

test('one that is paid has nothing to try, and one that has ended has nothing more', async () => {
  const { id: subscriptionId } = await subscribe(shop);
  const retry = () => retryRenewal(deps, support, { subscriptionId });
  expect(await retry()).toEqual({ ok: false, error: 'not_past_due' });
  await cancelSubscription(deps, support, { subscriptionId, when: 'now', reason: 'Asked by phone.' });
  expect(await retry()).toEqual({ ok: false, error: 'ended' });
  expect(await auditOf(db, { kind: 'subscription', id: subscriptionId })).toMatchObject([
    { before: { state: 'active' }, after: { state: 'ended', reason: 'Asked by phone.' } },
  ]);
});

test('of ten tries at once, the card is asked once', async () => {
  const { id: subscriptionId } = await subscribe(shop, undefined, { number: REFUSING });
  at('2027-02-28');
  await doDue(shop);
  await Promise.all(Array.from({ length: 10 }, () => retryRenewal(deps, support, { subscriptionId })));
  await Promise.all([doDue(shop), doDue(shop)]);
  const details = await subscriptionDetails(deps, subscriptionId);
  expect(details?.periods[0]?.payments).toHaveLength(2);
});

test('the list is filtered, and each stands on one page of it', async () => {
  const month = await subscribe(shop);
  at('2027-02-01');
  const rests = await subscribe(shop, 'pid=646&opt646=1M');
  await pauseSubscription(deps, support, { subscriptionId: rests.id });
  at('2027-02-10');
  const year = await subscribe(shop, 'pid=643&opt643=1Y', { number: REFUSING });
  at('2027-02-28');
  await doDue(shop);
  const found = async (filter: SubscriptionFilter) =>
    (await listSubscriptions(db, filter)).subscriptions.map(({ id }) => id);
  const soon = new Date('2027-04-01T00:00:00Z');
  const sometime = new Date('2029-01-01T00:00:00Z');
  expect(await found({})).toEqual([year.id, rests.id, month.id]);
  expect(await found({ pid: '643' })).toEqual([year.id, month.id]);
  expect(await found({ state: 'past_due' })).toEqual([month.id]);
  expect(await found({ dueBefore: soon })).toEqual([month.id]);
  expect(await found({ dueBefore: sometime })).toEqual([month.id, year.id]);
  expect(await found({ dueBefore: sometime, state: 'active' })).toEqual([year.id]);
  expect(await found({ memberId: month.id })).toEqual([]);
  for (const filter of [{}, { dueBefore: sometime }]) {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await listSubscriptions(db, filter, { after, size: 1 });
      seen.push(...page.subscriptions.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(seen).toEqual(await found(filter));
  }
});

test('staff see which mails have left, to whom and when', async () => {
  const { id } = await subscribe(shop);
  await cancelSubscription(deps, support, { subscriptionId: id, when: 'period_end' });
  const [news] = (await shop.queued('subscriptions.mail')) as SubscriptionNews[];
  if (!news) expect.fail();
  await sendSubscriptionMail(deps, news);
  await sendSubscriptionMail(deps, news);
  expect((await subscriptionDetails(deps, id))?.mails).toEqual([
    { kind: 'cancelled', recipient: 'kei@example.test', sentAt: clock.now() },
  ]);
});
