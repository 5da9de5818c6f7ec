import type { Actor } from '@spindle/domain/actor.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { maskedKey } from '@spindle/domain/licences/masked-key.ts';
import { cancelSubscription } from '@spindle/domain/subscriptions/cancel/cancel-subscription.ts';
import { subscriptionDetails } from '@spindle/domain/subscriptions/desk/subscription-details.ts';
import { agreePrice } from '@spindle/domain/subscriptions/prices/agree-price.ts';
import { announce, isOwner, offerOf } from '@spindle/domain/subscriptions/prices/testing/announced.ts';
import { switchSubscription } from '@spindle/domain/subscriptions/switch/switch-subscription.ts';
import { again, shownTotal, subscribe } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { BuyerSubscriptions } from '../buyers/BuyerParts.tsx';
import { deskWords } from '../desk-words.ts';
import { refundOfLine } from '../refunds/refund-of-line.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { SubscriptionFacts } from './SubscriptionFacts.tsx';
import { changeSubscriptionAction, pageOfSubscription } from './subscription-action.ts';

const start = new Date('2026-11-22T12:00:00Z');
const clock = fixedClock(start);
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(async () => {
  await shop.empty();
  await db.execute(`truncate shop.price_changes cascade`);
  clock.set(start);
});
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };
const editor: Actor = { ...support, email: 'eve@shop.test', role: 'editor' };

const labelOf = ({ productName }: { productName: string }) => productName;

function sent(subscription: string, change: string, reason?: string, shown?: string): FormData {
  const form = new FormData();
  form.set('subscription', subscription);
  form.set('change', change);
  if (reason !== undefined) form.set('reason', reason);
  if (shown !== undefined) form.set('shown', shown);
  return form;
}
const press = (
  id: string,
  change: string,
  { reason = 'They asked.', actor = support, shown }: { reason?: string; actor?: Actor; shown?: string } = {},
) => changeSubscriptionAction(shop, actor, sent(id, change, reason, shown));

/** What the page asks before each action on a subscription. */
async function actionsOf(id: string): Promise<string> {
  const details = (await subscriptionDetails(deps, id)) ?? expect.fail();
  return renderToStaticMarkup(
    <SubscriptionActions
      {...{ details, words: deskWords('en').words, now: clock.now(), refund: undefined, labelOf }}
      format={(time) => time.toISOString()}
      money={(amountMinor, currency) => `${amountMinor} ${currency}`}
    />,
  );
}

test('each button does its own, and leads back to the page', async () => {
  const subscription = await subscribe(shop);
  const { id } = subscription;
  const steps = [
    ['cancel_at_end', 'cancelling'],
    ['resume', 'active'],
    ['pause', 'paused'],
    ['resume', 'active'],
    ['cancel_now', 'ended'],
  ] as const;
  for (const [change, state] of steps) {
    expect(await press(id, change)).toEqual({ done: change });
    expect(await again(shop, subscription)).toMatchObject({ state });
  }
  expect(await press(id, 'pause')).toEqual({ problem: 'subscription_ended' });
  expect(pageOfSubscription(sent(id, 'pause'))).toBe(`/subscriptions/${id}`);
});

test('what is cancelled is not said to have ended when it can’t be paused', async () => {
  const subscription = await subscribe(shop);
  await press(subscription.id, 'cancel_at_end');
  expect(await press(subscription.id, 'pause')).toEqual({ problem: 'subscription_cancelled' });
  expect(await again(shop, subscription)).toMatchObject({ state: 'cancelling' });
});

test('nothing is changed without a reason, nor by whom it is not for', async () => {
  const subscription = await subscribe(shop);
  const { id } = subscription;
  expect(await press(id, 'cancel_now', { reason: '  ' })).toEqual({ problem: 'reason_missing' });
  expect(await changeSubscriptionAction(shop, support, sent(id, 'cancel_now'))).toEqual({
    problem: 'reason_missing',
  });
  expect(await press(id, 'cancel_now', { actor: editor })).toEqual({ problem: 'subscription_gone' });
  expect(await press('x', 'cancel_now')).toEqual({ problem: 'subscription_gone' });
  expect(await press(id, 'retry')).toEqual({ problem: 'subscription_not_past_due' });
  expect(await again(shop, subscription)).toEqual(subscription);
});

test('cancelling now says what could go back besides; to whom may not refund, it says nothing of it', async () => {
  const { id } = await subscribe(shop);
  const details = (await subscriptionDetails(shop.deps, id)) ?? expect.fail();
  const [first] = details.periods;
  const { words } = deskWords('en');
  const asShown = async (actor: Actor) =>
    renderToStaticMarkup(
      <SubscriptionActions
        {...{ details, words, labelOf, now: shop.deps.clock.now() }}
        refund={
          await refundOfLine(shop.deps, actor, {
            orderNumber: first?.order?.number,
            lineId: first?.period.lineId,
            licenceId: details.subscription.licenceId,
          })
        }
        format={(time) => time.toISOString()}
        money={(amountMinor, currency) => `${amountMinor} ${currency}`}
      />,
    );
  const html = await asShown(support);
  expect(html).toContain(
    'could go back: 1995 USD. The subscription ends with it. The licence stops at once.',
  );
  expect(html).toContain(`/admin/orders/${first?.order?.number}?refund=1&amp;line1=19.95#refund`);
  expect(await asShown(editor)).not.toContain('could go back');
});

test('resuming is asked about at the price that it charges', async () => {
  const subscription = await subscribe(shop);
  const { id } = subscription;
  await press(id, 'pause');
  await announce(shop);
  const { id: offerId } = await offerOf(shop, subscription);
  await agreePrice(deps, isOwner(subscription), { offerId, locale: 'en' });
  const asked = () => actionsOf(id);
  expect(await asked()).toContain('It renews again on 2026-12-22T12:00:00.000Z, for 1995 USD.');
  clock.set(new Date('2027-01-08T12:00:00Z'));
  expect(await asked()).toContain('a new period begins now, and 2495 USD are charged to the card.');
  await db.execute(`update shop.subscriptions set balance_minor = 700`);
  expect(await asked()).toContain('a new period begins now, and 1795 USD are charged to the card.');
  expect(await asked()).toContain('name="shown" value="1795"');
  expect(await press(id, 'resume', { shown: '2495' })).toEqual({ problem: 'subscription_price_changed' });
  // A page from before the end of the period said that nothing would be charged.
  expect(await press(id, 'resume')).toEqual({ problem: 'subscription_price_changed' });
  expect(await press(id, 'resume', { shown: '1795' })).toEqual({ done: 'resume' });
});

test('what was paid for is over: it can’t be promised to end later than now', async () => {
  const { id, periodEnd } = await subscribe(shop);
  expect(await actionsOf(id)).toContain('value="cancel_at_end"');
  clock.set(periodEnd);
  expect(await actionsOf(id)).not.toContain('value="cancel_at_end"');
  expect(await actionsOf(id)).toContain('value="cancel_now"');
});

test('what is cancelled while a change of plan is paid is not offered to be resumed once its period is over', async () => {
  const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
  const { id, periodEnd } = subscription;
  const totalMinor = await shownTotal(deps, subscription, '1Y');
  const asked = { subscriptionId: id, to: '1Y', shown: { priceMinor: 2995, totalMinor } } as const;
  expect(await switchSubscription(deps, isOwner(subscription), asked)).toMatchObject({ next: 'pay' });
  await cancelSubscription(deps, support, { subscriptionId: id, when: 'period_end' });
  expect(await actionsOf(id)).toContain('value="resume"');
  clock.set(periodEnd);
  expect(await actionsOf(id)).not.toContain('value="resume"');
  expect(await press(id, 'resume')).toEqual({ problem: 'subscription_payment_due' });
});

test('the key is shown whole on the licence’s own page alone, which not every role sees', async () => {
  const { id } = await subscribe(shop);
  const details = (await subscriptionDetails(shop.deps, id)) ?? expect.fail();
  const { words } = deskWords('en');
  const html = renderToStaticMarkup(
    <SubscriptionFacts
      {...{ details, words, labelOf }}
      locale="en"
      format={(time) => time.toISOString()}
      money={(amountMinor, currency) => `${amountMinor} ${currency}`}
    />,
  );
  const key = details.licence?.key ?? expect.fail();
  expect(html).not.toContain(key);
  expect(html).toContain(maskedKey(key));
});

test('one that has ended says when, and promises nothing more', async () => {
  const subscription = await subscribe(shop);
  const { id } = subscription;
  const format = (time: Date) => time.toISOString().slice(0, 10);
  const money = (amountMinor: number, currency: string) => `${amountMinor} ${currency}`;
  const shown = async () => {
    const details = (await subscriptionDetails(deps, id)) ?? expect.fail();
    const asked = { words: deskWords('ja').words, labelOf, format, money };
    return {
      facts: renderToStaticMarkup(<SubscriptionFacts {...asked} locale="ja" details={details} />),
      list: renderToStaticMarkup(
        <BuyerSubscriptions {...asked} locale="ja" subscriptions={[details.subscription]} />,
      ),
    };
  };
  const running = await shown();
  for (const html of [running.facts, running.list]) {
    expect(html).toContain('2026-12-22');
    expect(html).toContain('1995 USD');
  }
  await press(id, 'cancel_now');
  const ended = await shown();
  expect(ended.facts).toContain('2026-11-22 (解約)');
  expect(ended.list).toContain('終了、2026-11-22');
  for (const html of [ended.facts, ended.list]) expect(html).not.toMatch(/2026-12-22|1995 USD/);
});

test('the brand of a card is written as on the card', async () => {
  const { id } = await subscribe(shop);
  const details = (await subscriptionDetails(deps, id)) ?? expect.fail();
  const html = renderToStaticMarkup(
    <SubscriptionFacts
      {...{ details, words: deskWords('en').words, labelOf }}
      locale="en"
      format={String}
      money={String}
    />,
  );
  expect(html).toContain('Visa, last digits 4242');
});
