import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixedClock } from '@spindle/platform/clock.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import { pauseSubscription } from '../pause/pause-subscription.ts';
import { resumeSubscription } from '../pause/resume-subscription.ts';
import { switchSubscription } from '../switch/switch-subscription.ts';
import { doDue, subscribe } from '../testing/subscribed.ts';
import { agreePrice } from './agree-price.ts';
import { BY_MAIL } from './by-mail.ts';
import { addUpOutcomes } from './counts-queries.ts';
import { listPriceChanges } from './list-price-changes.ts';
import { priceChangeCounts } from './tables.ts';
import { announce, offerOf, isOwner as owner } from './testing/announced.ts';
import { expectRecount } from './testing/recounted.ts';

const START = new Date('2027-01-31T10:00:00Z');
const clock = fixedClock(START);
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(async () => {
  await shop.empty();
  await db.execute('truncate shop.price_changes cascade');
  clock.set(START);
});
afterEach(() => expectRecount(db));
const agree = (offerId: string) => agreePrice(deps, BY_MAIL, { offerId, locale: 'en' });
const latest = async () => (await listPriceChanges(db)).changes[0] ?? expect.fail('none was announced');
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

/** The migration that counts the offers made before counts were kept. */
const migrations = join(import.meta.dirname, '../../migrations');
const toldBefore =
  readdirSync(migrations).find((file) => file.endsWith('_price-outcomes-told-before.sql')) ?? expect.fail();
const backfill = sql.raw(readFileSync(join(migrations, toldBefore), 'utf8'));

test('a subscription that ended unpaid has not been cancelled', async () => {
  await subscribe(shop, undefined, { number: '4000 0000 0000 0341' });
  await announce(shop);
  for (let day = 1; day <= 60; day++) {
    clock.set(new Date(START.getTime() + day * 86_400_000));
    await doDue(shop);
  }
  expect(await latest()).toMatchObject({ told: 1, unpaid: 1, cancelled: 0, ended: 0 });
});

test('nor has one whose licence was revoked; who cancelled has', async () => {
  const [revoked, cancelled, late] = await people(3);
  if (!revoked || !cancelled || !late) expect.fail();
  await announce(shop);
  await db.execute(
    `update shop.subscriptions set state = 'ended', end_reason = 'revoked', ended_at = now(), next_step = null, due_at = null where id = '${revoked.id}'`,
  );
  const cancel = (one: typeof late) =>
    cancelSubscription(deps, owner(one), { subscriptionId: one.id, when: 'period_end' });
  await cancel(cancelled);
  expect(await latest()).toMatchObject({ told: 3, unpaid: 0, cancelled: 1, ended: 1, open: 1 });
  await renewOn('2027-02-28', '2027-03-31');
  // An offer that was not answered in time stays `unanswered`, even if its subscription is cancelled later.
  await cancel(late);
  expect(await latest()).toMatchObject({ cancelled: 1, ended: 1, unanswered: 1, open: 0 });
});

test('follows a subscription that is resumed, paused, or changed to another term before it answers', async () => {
  const [resumed, paused, changed] = await people(4);
  if (!resumed || !paused || !changed) expect.fail();
  await announce(shop);
  await cancelSubscription(deps, owner(resumed), { subscriptionId: resumed.id, when: 'period_end' });
  expect(await latest()).toMatchObject({ cancelled: 1, open: 3 });
  await resumeSubscription(deps, owner(resumed), { subscriptionId: resumed.id });
  await pauseSubscription(deps, owner(paused), { subscriptionId: paused.id });
  expect(await latest()).toMatchObject({ cancelled: 0, open: 4 });
  const shown = { priceMinor: 2995, totalMinor: 2995 };
  await switchSubscription(deps, owner(changed), { subscriptionId: changed.id, to: '1Y', shown });
  expect(await latest()).toMatchObject({ unanswered: 1, open: 3 });
  clock.set(new Date('2027-02-01T10:00:00Z'));
  await announce(shop, { priceMinor: 1495, startsAt: new Date('2027-02-10T00:00:00Z') });
  expect((await listPriceChanges(db)).changes).toMatchObject([
    { told: 3, cheaper: 3, open: 0 },
    { told: 4, unanswered: 4, open: 0 },
  ]);
});

test('is the same before and after it is added up, also while members answer and it is added up twice', async () => {
  const all = await people(4);
  await announce(shop);
  const offers = await Promise.all(all.map(told));
  await Promise.all([...offers.map(agree), addUpOutcomes(db), addUpOutcomes(db)]);
  await expectRecount(db);
  await addUpOutcomes(db);
  await expectRecount(db);
  expect(await latest()).toMatchObject({ told: 4, agreed: 4, open: 0 });
  expect(await db.$count(priceChangeCounts)).toBe(2);
});

test('nothing is written where a subscription changes, and what becomes of its offer does not', async () => {
  const [paused] = await people(1);
  if (!paused) expect.fail();
  await announce(shop);
  expect(await db.$count(priceChangeCounts)).toBe(1);
  await pauseSubscription(deps, owner(paused), { subscriptionId: paused.id });
  expect(await db.$count(priceChangeCounts)).toBe(1);
});

test('of what was told before they were kept is counted by the migration, which waits for nobody and holds up nobody', async () => {
  const [agreed, agrees, agreesMeanwhile] = await people(4);
  if (!agreed || !agrees || !agreesMeanwhile) expect.fail();
  await announce(shop);
  await agree(await told(agreed));
  await db.execute('truncate shop.price_change_counts');
  // From here on the triggers count.
  await agree(await told(agrees));
  const offerId = await told(agreesMeanwhile);
  await db.transaction(async (tx) => {
    await agreePrice({ ...deps, db: tx }, BY_MAIL, { offerId, locale: 'en' });
    await db.execute(backfill);
  });
  await expectRecount(db);
  await db.execute(backfill);
});
