import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test } from 'vitest';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import { pauseSubscription } from '../pause/pause-subscription.ts';
import { doDue, subscribe } from '../testing/subscribed.ts';

const START = new Date('2027-01-31T10:00:00Z');
const DAY = 86_400_000;
const clock = fixedClock(START);
const shop = await testCommerce({ clock });
const { deps, db, calls } = shop;
beforeEach(async () => {
  await shop.empty();
  clock.set(START);
});

const machine = { device: 'the-device-text-of-machine-1', nonce: 'a-nonce-of-the-test' };
async function call(name: string, body: object) {
  const answer = await calls.request(`/licence/${name}`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify(body),
  });
  return answer.json();
}
/** A month that is renewed, with a computer on its licence. */
async function activated() {
  const subscription = await subscribe(shop);
  const { key = '' } = (await findLicence(db, subscription.licenceId)) ?? {};
  const asked = { ...machine, key };
  const activate = () => call('activate', { ...asked, name: 'Machine 1', system: 'win' });
  await activate();
  return { subscription, asked, activate, end: subscription.periodEnd.getTime() };
}
const until = (time: number) => ({
  data: { works_until: new Date(time).toISOString(), check_again_by: new Date(time).toISOString() },
});
const EXPIRED = { error: 'licence_expired' };

test('while a renewal waits for its job, programs are answered for two days', async () => {
  const { asked, activate, end } = await activated();
  clock.set(new Date(end));
  expect(await activate()).toMatchObject(until(end + 2 * DAY));
  for (const name of ['validate', 'heartbeat']) {
    expect(await call(name, asked)).toMatchObject(until(end + 2 * DAY));
  }
  await doDue(shop);
  expect(await call('heartbeat', asked)).toMatchObject({
    data: { works_until: '2027-03-31T10:00:00.000Z' },
  });
});

test('however long the job waits, the leave ends with the grace that it stands for', async () => {
  const { asked, end } = await activated();
  clock.set(new Date(end + 20.5 * DAY));
  expect(await call('heartbeat', asked)).toMatchObject(until(end + 21 * DAY));
  clock.set(new Date(end + 21 * DAY));
  expect(await call('heartbeat', asked)).toMatchObject(EXPIRED);
});

test.each([
  ['cancelled', cancelSubscription],
  ['paused', pauseSubscription],
])('a subscription that was %s leaves no more time than was paid for', async (_, stop) => {
  const { subscription, asked, activate, end } = await activated();
  const { id: subscriptionId, memberId } = subscription;
  const stopped = await stop(deps, { kind: 'member', memberId }, { subscriptionId, when: 'period_end' });
  expect(stopped).toMatchObject({ ok: true });
  clock.set(new Date(end));
  expect(await call('heartbeat', asked)).toMatchObject(EXPIRED);
  expect(await activate()).toMatchObject(EXPIRED);
});
