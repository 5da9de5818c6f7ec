import { fixedClock } from '@spindle/platform/clock.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { auditOf } from '../../audit/audit-of.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import { again, doDue, subscribe } from '../testing/subscribed.ts';
import { agreePrice } from './agree-price.ts';
import { BY_MAIL } from './by-mail.ts';
import type { PriceNews } from './job-kinds.ts';
import { listPriceChanges } from './list-price-changes.ts';
import { tellWithdrawal } from './tell-withdrawn.ts';
import { announce, offerOf, isOwner as owner, tellAll } from './testing/announced.ts';
import { expectRecount } from './testing/recounted.ts';
import { newPriceOf, viewPrice } from './view-price.ts';
import { withdrawPriceChange } from './withdraw-price-change.ts';

const START = new Date('2027-01-31T10:00:00Z');
const clock = fixedClock(START);
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const editor: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'editor' };
beforeEach(async () => {
  await shop.empty();
  await db.execute('truncate shop.price_changes cascade');
  clock.set(START);
});
const agree = (offerId: string) => agreePrice(deps, BY_MAIL, { offerId, locale: 'en' });
const latest = async () => (await listPriceChanges(db)).changes[0] ?? expect.fail('none was announced');
const withdraw = async () => withdrawPriceChange(deps, editor, { changeId: (await latest()).id });
/** Does all telling that is queued, as its jobs do. */
async function tell() {
  for (const page of await shop.queued('subscriptions.tell-withdrawal'))
    await tellWithdrawal(deps, page as Parameters<typeof tellWithdrawal>[1]);
}
const mails = async () =>
  ((await shop.queued('subscriptions.price-mail')) as PriceNews[]).filter(
    ({ kind }) => kind === 'price_withdrawn',
  );
const totals = async () => (await shop.orders()).map(({ totalMinor }) => totalMinor).toSorted();
async function renewOn(...days: string[]) {
  for (const day of days) {
    clock.set(new Date(`${day}T10:00:00Z`));
    await doDue(shop);
    await doDue(shop);
  }
}
const people = async (count: number) => {
  const all = [];
  for (let one = 0; one < count; one++) {
    all.push(await subscribe(shop, undefined, { email: `p${one}@shop.test` }));
  }
  return all;
};
const told = async ({ id }: { id: string }) => (await offerOf(shop, { id })).id;

describe('withdrawn before it takes effect', () => {
  afterEach(() => expectRecount(db));

  test('nobody pays it, and who agreed or was asked is told once that the old price stands', async () => {
    const [agreed, silent] = await people(2);
    if (!agreed || !silent) expect.fail();
    await announce(shop, { withoutAgreement: 'ends' });
    await agree(await told(agreed));
    await renewOn('2027-02-28');
    expect(await again(shop, agreed)).toMatchObject({ nextRenewalMinor: 2495 });
    expect(await withdraw()).toMatchObject({ ok: true, change: { withdrawnAt: clock.now() } });
    await tell();
    await tell();
    expect((await mails()).map((news) => [news.subscriptionId, news.fromMinor, news.priceMinor])).toEqual(
      expect.arrayContaining([agreed, silent].map(({ id }) => [id, 1995, 2495])),
    );
    expect(await mails()).toHaveLength(2);
    expect(await again(shop, agreed)).toMatchObject({ nextRenewalMinor: null });
    await renewOn('2027-03-31', '2027-04-30');
    expect(await totals()).toEqual(Array.from({ length: 8 }, () => 1995));
    expect(await again(shop, silent)).toMatchObject({ state: 'active', renewalMinor: 1995 });
    expect(await latest()).toMatchObject({ told: 2, agreed: 1, withdrawn: 1, unanswered: 0, open: 0 });
  });

  test('it holds from that moment on, before anybody is told', async () => {
    const [agreed, silent] = await people(2);
    if (!agreed || !silent) expect.fail();
    await announce(shop);
    await agree(await told(agreed));
    const asked = await told(silent);
    await renewOn('2027-02-28');
    await withdraw();
    expect(await agree(asked)).toEqual({ ok: false, error: 'over' });
    expect(await newPriceOf(db, await again(shop, silent), 'en')).toBeUndefined();
    expect(await viewPrice(db, { offerId: asked, locale: 'en' })).toMatchObject({
      ...{ price: undefined, isWithdrawn: true },
    });
    await renewOn('2027-03-31');
    expect(await totals()).toEqual(Array.from({ length: 6 }, () => 1995));
  });

  test('a cheaper price that was promised is taken back as well, and its members are told', async () => {
    const subscription = await subscribe(shop);
    await announce(shop, { priceMinor: 1495, startsAt: new Date('2027-02-10T00:00:00Z') });
    await withdraw();
    await tell();
    expect(await mails()).toMatchObject([{ fromMinor: 1995, priceMinor: 1495 }]);
    expect(await again(shop, subscription)).toMatchObject({ nextRenewalMinor: null });
    await renewOn('2027-02-28');
    expect(await totals()).toEqual([1995, 1995]);
  });

  test('twice it is withdrawn, audited and told of once', async () => {
    await subscribe(shop);
    await announce(shop);
    const both = await Promise.all([withdraw(), withdraw()]);
    expect(both).toMatchObject([{ ok: true }, { ok: true }]);
    const { id } = await latest();
    const entries = await auditOf(db, { kind: 'price_change', id });
    expect(entries.filter(({ action }) => action === 'price_change.withdraw')).toMatchObject([
      { actorEmail: 'ada@shop.test', before: { pid: '643', priceMinor: 2495 } },
    ]);
    await Promise.all([tell(), tell()]);
    expect(await mails()).toHaveLength(1);
  });

  test('those who had cancelled are not told, and not counted as asked in vain', async () => {
    const subscription = await subscribe(shop);
    await announce(shop);
    const which = { subscriptionId: subscription.id, when: 'period_end' } as const;
    await cancelSubscription(deps, owner(subscription), which);
    await withdraw();
    await tell();
    expect(await mails()).toEqual([]);
    expect(await latest()).toMatchObject({ told: 1, cancelled: 1, withdrawn: 0 });
  });

  test('those who are still being told are told nothing more', async () => {
    const subscription = await subscribe(shop);
    await announce(shop);
    await db.execute('truncate shop.price_offers, shop.price_change_counts');
    await withdraw();
    await tellAll(shop);
    expect(await newPriceOf(db, subscription, 'en')).toBeUndefined();
    expect(await latest()).toMatchObject({ told: 0 });
  });

  test('a later price may follow at once: first the withdrawal is told, then that', async () => {
    const subscription = await subscribe(shop);
    await announce(shop);
    await agree(await told(subscription));
    await withdraw();
    clock.set(new Date(START.getTime() + 60_000));
    await announce(shop, { priceMinor: 2295 });
    await tell();
    expect(await mails()).toHaveLength(1);
    const offer = await offerOf(shop, subscription);
    expect(offer).toMatchObject({ fromMinor: 1995, priceMinor: 2295, closedAt: null });
    await agree(offer.id);
    await renewOn('2027-02-28', '2027-03-31');
    expect(await totals()).toEqual([1995, 1995, 2295]);
  });
});

test('from the first renewal on that costs it, it can’t be withdrawn, only changed again', async () => {
  const [subscription] = await people(1);
  if (!subscription) expect.fail();
  // The notice of 45 days makes the price hold later than the announced day.
  await announce(shop, { startsAt: new Date('2027-02-01T00:00:00Z') });
  const { startsAt, id } = await offerOf(shop, subscription);
  await agree(id);
  const before = (await latest()).id;
  clock.set(startsAt);
  expect(await withdraw()).toEqual({ ok: false, error: 'price_change_in_force' });
  await renewOn('2027-03-31');
  expect(await totals()).toContain(2495);
  expect(await latest()).toMatchObject({ id: before, withdrawnAt: null });
});

test('is for those whom prices are for, and for a change there is', async () => {
  await subscribe(shop);
  await announce(shop);
  const { id: changeId } = await latest();
  const others: Actor[] = [{ ...editor, role: 'support' }, { kind: 'visitor' }];
  for (const actor of others)
    expect(await withdrawPriceChange(deps, actor, { changeId })).toEqual({
      ...{ ok: false, error: 'not_allowed' },
    });
  expect(await withdrawPriceChange(deps, editor, { changeId: crypto.randomUUID() })).toEqual({
    ...{ ok: false, error: 'price_change_gone' },
  });
  expect(await latest()).toMatchObject({ withdrawnAt: null });
});

describe('at one moment', () => {
  test('agreed to and withdrawn: nobody pays it, and one mail tells so', async () => {
    const subscription = await subscribe(shop);
    await announce(shop);
    const offerId = await told(subscription);
    await Promise.all([agree(offerId), withdraw()]);
    await tell();
    expect(await mails()).toHaveLength(1);
    await renewOn('2027-02-28', '2027-03-31');
    expect(await totals()).toEqual([1995, 1995, 1995]);
  });

  test('told and withdrawn: whoever was told is told of that, too', async () => {
    await people(3);
    await announce(shop);
    await db.execute('truncate shop.price_offers, shop.price_change_counts');
    await db.execute(`delete from jobs.job where name = 'subscriptions.price-mail'`);
    await Promise.all([tellAll(shop), withdraw()]);
    await tell();
    const { told: count, withdrawn } = await latest();
    expect(withdrawn).toBe(count);
    await expectRecount(db);
    expect(await mails()).toHaveLength(count);
  });

  test.each(['agreed', 'silent'])(
    'a renewal and the withdrawal, %s: who is told is not charged it',
    async (which) => {
      const subscription = await subscribe(shop);
      await announce(shop, { withoutAgreement: 'ends', startsAt: new Date('2027-03-31T10:00:00Z') });
      if (which === 'agreed') await agree(await told(subscription));
      await renewOn('2027-02-28');
      // The back office's clock is a little behind, so it still withdraws a price at which a storefront is already renewing.
      const behind = { ...deps, clock: fixedClock(new Date('2027-03-31T09:59:59.999Z')) };
      clock.set(new Date('2027-03-31T10:00:00Z'));
      const { id: changeId } = await latest();
      const [withdrawn] = await Promise.all([withdrawPriceChange(behind, editor, { changeId }), doDue(shop)]);
      expect(withdrawn).toMatchObject({ ok: true });
      await tell();
      await doDue(shop);
      // Whichever came first: a member who is told that the old price stays has not paid the new one, nor lost the subscription.
      const isTold = (await mails()).length === 1;
      const { state } = await again(shop, subscription);
      const renewed = (await totals()).at(-1);
      expect({ state, renewed }).toEqual(
        isTold
          ? { state: 'active', renewed: 1995 }
          : which === 'agreed'
            ? { state: 'active', renewed: 2495 }
            : { state: 'ended', renewed: 1995 },
      );
      expect(await totals()).toHaveLength(state === 'ended' ? 2 : 3);
    },
  );
});
