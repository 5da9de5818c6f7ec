import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { beforeEach, expect, test } from 'vitest';
import { projectOffer } from '../catalogue/project-offer.ts';
import { boughtLines } from '../checkout/bought-lines.ts';
import { sendOrderMail } from '../checkout/send-order-mail.tsx';
import { settleCheckout } from '../checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD, offer, stockBundles } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { releasesForLicence } from '../downloads/releases-for-licence.ts';
import { releases } from '../downloads/tables.ts';
import { devicesOfLicence } from '../licences/activation/devices-of-licence.ts';
import { licencesOfMember } from '../licences/licences-of-member.ts';
import { licencesOfOrder } from '../licences/licences-of-order.ts';
import { findOrder } from '../orders/find-order.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';

const clock = fixedClock(new Date('2026-11-22T12:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(async () => {
  await shop.empty();
  await stockBundles(shop);
});

for (const pid of ['643', '646', '641']) {
  await db.insert(releases).values({
    ...{ id: randomUUID(), pid, system: 'win', version: '14.0', build: 'licensed', architecture: 'x64' },
    ...{ fileName: `${pid}.exe`, notes: {}, size: 1, sha256: 'a'.repeat(64), withdrawnAt: null },
    ...{ releasedAt: clock.now(), addedAt: clock.now() },
  });
}

/** Buys and pays a product, and returns its licence. */
async function buys(pid: string) {
  const started = await begin(shop, form(`pid=${pid}&opt${pid}=LFT`));
  await paySandbox(deps, { paymentId: started.sandboxId, card: GOOD_CARD });
  await settleCheckout(deps, started);
  const order = (await shop.orders()).find(({ pid: of }) => of === pid) ?? expect.fail('no order');
  const [licence = expect.fail('nothing was granted')] = await licencesOfOrder(deps, order.id);
  return licence;
}

/** A call by a program on a computer. */
async function call(path: string, { key }: { key: string }, pid: string | undefined, computer = 1) {
  const about = { name: 'PC', system: 'win', nonce: 'a nonce of its own' };
  const answer = await shop.calls.request(`/licence/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, pid, device: `computer-${computer}-with-its-fingerprint`, ...about }),
  });
  const { error, data } = (await answer.json()) as { error?: string; data: Record<string, unknown> };
  return { status: answer.status, error, data };
}

test('the key of a bundle opens each of its programs on one seat, and no other', async () => {
  const bundle = await buys('761');
  const other = { status: 403, error: 'licence_other_product' };
  expect(await call('activate', bundle, '641')).toMatchObject(other);
  expect(await devicesOfLicence(db, bundle.id)).toEqual([]);
  const opens = ['761', '643', '646', '62037', '62124'];
  const opened = await call('activate', bundle, '643,60643');
  expect(opened).toMatchObject({ status: 200, data: { pid: '761', opens } });
  expect(await call('activate', bundle, '646')).toMatchObject({
    ...{ status: 200, data: { device_id: opened.data.device_id } },
  });
  expect(await call('activate', bundle, '62037', 2)).toMatchObject({ error: 'licence_seats_taken' });
  expect(await call('heartbeat', bundle, '643')).toMatchObject({ status: 200, data: { opens } });
  expect(await call('validate', bundle, '641')).toMatchObject(other);
});

test('the seat is free once no program of the computer uses it', async () => {
  const bundle = await buys('761');
  for (const pid of ['643,60643', '646']) await call('activate', bundle, pid);
  expect(await call('release', bundle, '643,60643')).toMatchObject({ status: 200 });
  expect(await call('heartbeat', bundle, '646')).toMatchObject({ status: 200 });
  // A program that sends its pid only now is noted, too.
  await call('heartbeat', bundle, '62037');
  await call('release', bundle, '646');
  expect(await call('activate', bundle, '643', 2)).toMatchObject({ error: 'licence_seats_taken' });
  await call('release', bundle, '62037');
  expect(await call('activate', bundle, '643', 2)).toMatchObject({ status: 200 });
});

test('a program that does not say what it is takes and frees its seat as ever', async () => {
  const licence = await buys('643');
  const { status, data } = await call('activate', licence, undefined);
  expect([status, data.opens]).toEqual([200, ['643']]);
  expect(await call('heartbeat', licence, undefined)).toMatchObject({ status: 200 });
  expect(await call('release', licence, undefined)).toMatchObject({ status: 200 });
  expect(await devicesOfLicence(db, licence.id)).toMatchObject([{ releasedAt: clock.now() }]);
});

test('a bundle brings the downloads of its programs, and is among the licences of each', async () => {
  const { id: licenceId, memberId } = await buys('761');
  const brought = await releasesForLicence(deps, { memberId, licenceId });
  expect(brought?.map(({ pid }) => pid).toSorted()).toEqual(['643', '646']);
  const ofProduct = async (product: string) => (await licencesOfMember(deps, { memberId, product })).length;
  expect([await ofProduct('761'), await ofProduct('646'), await ofProduct('641')]).toEqual([1, 1, 0]);
});

test('the mail and the thank-you page say what the key opens', async () => {
  const { orderId } = await buys('761');
  const order = (await findOrder(db, orderId ?? '')) ?? expect.fail('no order');
  const opens = ['DVD Ripper', 'Blu-ray Ripper', 'AI Suite'];
  expect(await boughtLines(deps, order)).toMatchObject([{ opens }]);
  await sendOrderMail(deps, { orderId: order.id });
  const [mail] = await db.select().from(mailbox);
  expect(mail?.text).toContain('The key opens DVD Ripper, Blu-ray Ripper, and AI Suite.');
});

test('what was bought stays, however editors change the bundle', async () => {
  const before = await buys('761');
  await projectOffer(db, offer('761', 'Complete Bundle', { type: 'bundle', contents: ['641'] }));
  expect(await call('activate', before, '643')).toMatchObject({ status: 200 });
  expect(await call('activate', before, '641')).toMatchObject({ error: 'licence_other_product' });
});
