import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { members } from '../accounts/tables.ts';
import type { Actor } from '../actor.ts';
import { projectOffer } from '../catalogue/project-offer.ts';
import { settleCheckout } from '../checkout/settle-checkout.ts';
import type { StartCheckoutInput } from '../checkout/start-input.ts';
import { begin as beginCheckout, form, GOOD_CARD, offer, SECRET } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { makeExchangeCodes } from '../exchange-codes/make-exchange-codes.ts';
import { type Redeemer, redeemExchangeCode } from '../exchange-codes/redeem-exchange-code.ts';
import { exchangeCodes } from '../exchange-codes/tables.ts';
import { bookDispute } from '../fulfilment/book-dispute.ts';
import { settleFromProvider } from '../fulfilment/settle-from-provider.ts';
import { fingerprintOf } from '../licences/activation/device.ts';
import { grantsOfLine } from '../licences/grants-of-line.ts';
import { issueLicence } from '../licences/issue-licence.ts';
import { licencesOfOrder } from '../licences/licences-of-order.ts';
import { licences } from '../licences/tables.ts';
import { takeBackGrant } from '../licences/take-back-grant.ts';
import { findPayment } from '../payments/find-payment.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { openRenewalPage } from '../subscriptions/page/open-renewal-page.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { doDue, subscribe } from '../subscriptions/testing/subscribed.ts';
import { askForTrial } from './ask-for-trial.ts';
import { TRIALS_NEARBY } from './limits.ts';
import { sendTrialCode, sendTrialStarted } from './send-trial-mails.tsx';
import { trials } from './tables.ts';
import { trialCode } from './trial-code.ts';

const start = new Date('2026-11-22T12:00:00Z');
const clock = fixedClock(start);
const shop = await testCommerce({ clock });
const { deps, db, calls } = shop;
const DAY = 24 * 3_600_000;
const support: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'support' };
beforeEach(async () => {
  clock.set(start);
  await shop.empty();
  await db.execute(sql`truncate shop.trials`);
  await projectOffer(db, offer('643', 'DVD Ripper', { trialDays: 14 }));
  await projectOffer(db, offer('646', 'Blu-ray Ripper', { trialDays: 30 }));
});

const asks = (number = 1, changes: object = {}) => ({
  ...{ pid: '643', email: `dana-${number}@mail.test`, device: `computer-${number}-with-its-fingerprint` },
  ...{ nonce: 'a nonce of its own', name: 'Dana’s laptop', system: 'mac', ...changes },
});
async function call(path: string, body: object) {
  const answer = await calls.request(`/licence/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data, error } = (await answer.json()) as { data: Record<string, string>; error?: string };
  return { status: answer.status, error, data };
}
/** The code that is mailed to whoever asks now. */
function codeFor({ email, pid, device }: ReturnType<typeof asks>): string {
  const fingerprint = fingerprintOf(deriveKey(SECRET, 'device-fingerprint'), device);
  return trialCode(SECRET, { email, pid, fingerprint }, clock.now());
}
const begin = (asked: ReturnType<typeof asks>) => call('trial', { ...asked, code: codeFor(asked) });
const stored = async (key = '') => (await db.select().from(licences).where(eq(licences.key, key)))[0];

describe('a trial', () => {
  test('asks for the code that is mailed, gives the computer its seat and mails the key', async () => {
    const asked = asks();
    expect(await call('trial', asked)).toMatchObject({ status: 200, data: { step: 'code' } });
    const [request] = (await shop.queued('trials.code-mail')) as Parameters<typeof sendTrialCode>[1][];
    await sendTrialCode(deps, request ?? expect.fail('no code was mailed'));
    const [mail] = await db.select().from(mailbox);
    const code = /^\d{10}\b/.exec(mail?.subject ?? '')?.[0] ?? '';
    expect(JSON.stringify(request)).not.toContain(code);

    clock.set(new Date(start.getTime() + 7 * 60_000));
    const { status, data } = await call('trial', { ...asked, code });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...{ step: 'started', pid: '643', licence_type: 'trial', seats: 1 },
      works_until: new Date(clock.now().getTime() + 14 * DAY).toISOString(),
      signed: expect.stringMatching(/^\S+\.\S+\.\S+$/),
    });
    expect(await call('validate', { ...asked, key: data.key })).toMatchObject({ status: 200 });
    const [started] = (await shop.queued('trials.started-mail')) as Parameters<typeof sendTrialStarted>[1][];
    await sendTrialStarted(deps, started ?? expect.fail('no key was mailed'));
    expect((await db.select().from(mailbox)).at(-1)?.html).toContain(data.key);
  });

  test('mails no codes to ever other addresses from ever other networks of one server', async () => {
    const trialDeps = { ...deps, fingerprintKey: deriveKey(SECRET, 'device-fingerprint') };
    const ask = (ip: string) =>
      askForTrial(trialDeps, { ...asks(), email: 'flooded@mail.test', locale: 'en', ip });
    await deps.limits.take(TRIALS_NEARBY, { nearby: '2001:db8:5::1' }, TRIALS_NEARBY.points);
    expect(await ask('2001:db8:5:77::1')).toMatchObject({ ok: false, error: 'too_many_requests' });
    expect(await shop.queued('trials.code-mail')).toEqual([]);
    expect(await ask('2001:db8:6::1')).toEqual({ ok: true });
  });

  test('says the same to an address that has had its trial, until the code is right', async () => {
    await begin(asks());
    const again = asks(1, { device: 'another-computer-of-dana' });
    expect(await call('trial', again)).toMatchObject({ status: 200, data: { step: 'code' } });
    expect(await call('trial', { ...again, code: '000000x' })).toMatchObject({ error: 'code_wrong' });
    expect(await begin(again)).toMatchObject({ status: 409, error: 'trial_used' });
  });

  test.each([
    ['another computer', { device: 'another-computer-of-dana' }, 'trial_used'],
    ['another address', { email: 'eve@mail.test' }, 'trial_used'],
    ['another product of the line', { pid: '642' }, 'trial_used'],
    ['another line', { pid: '646' }, undefined],
  ])('with %s', async (_, changes, error) => {
    await projectOffer(db, offer('642', 'DVD Creator', { trialDays: 14 }));
    await projectOffer(db, offer('646', 'Blu-ray Ripper', { trialDays: 30, productLine: 'blu-ray' }));
    await begin(asks());
    expect((await begin(asks(1, changes))).error).toBe(error);
    // Nobody gets an account for what does not begin.
    expect(await db.$count(members)).toBe(1);
  });

  test('whose answer was lost is answered again, also of many who ask at once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => begin(asks())));
    expect(new Set(all.map(({ data }) => data.key))).toHaveProperty('size', 1);
    expect(await db.$count(trials)).toBe(1);
    expect(await db.$count(members)).toBe(1);
    expect(await shop.queued('trials.started-mail')).toHaveLength(1);
  });

  test('of one computer begins once, whoever asks for it at once', async () => {
    const device = 'one-computer-for-all-of-them';
    const all = await Promise.all(Array.from({ length: 10 }, (_, number) => begin(asks(number, { device }))));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.$count(licences)).toBe(1);
    expect(await db.$count(members)).toBe(1);
  });

  test('works on the computer that began it only, and ends', async () => {
    const { data } = await begin(asks());
    const { device: _, ...other } = asks(2);
    const elsewhere = { ...other, key: data.key, device: 'another-computer-of-dana' };
    await call('release', { key: data.key, device: asks().device });
    expect(await call('activate', elsewhere)).toMatchObject({ status: 403, error: 'trial_other_device' });
    expect(await call('activate', { ...asks(), key: data.key })).toMatchObject({ status: 200 });
    clock.set(new Date(start.getTime() + 14 * DAY));
    expect(await call('validate', { ...asks(), key: data.key })).toMatchObject({ error: 'licence_expired' });
  });

  test.each([
    ['643', { trialDays: null }],
    ['643', { trialDays: 14, onSale: false }],
    ['999', {}],
  ])('of %s is not offered with %o', async (pid, changes) => {
    await projectOffer(db, offer('643', 'DVD Ripper', changes));
    expect(await call('trial', asks(1, { pid }))).toMatchObject({ status: 422, error: 'trial_not_offered' });
    expect(await begin(asks(1, { pid }))).toMatchObject({ status: 422, error: 'trial_not_offered' });
  });
});

test('a code is for its product, computer and address, and for half an hour at most', async () => {
  const asked = asks();
  const code = codeFor(asked);
  for (const changes of [
    { pid: '646' },
    { device: 'another-computer-of-dana' },
    { email: 'eve@mail.test' },
  ]) {
    expect(await call('trial', { ...asked, ...changes, code })).toMatchObject({ error: 'code_wrong' });
  }
  clock.set(new Date(start.getTime() + 30 * 60_000));
  expect(await call('trial', { ...asked, code })).toMatchObject({ error: 'code_wrong' });
});

describe('who buys what they try', () => {
  const line = () =>
    ({ source: 'order', orderId: randomUUID(), sourceId: randomUUID(), ordinal: 1 }) as const;
  const buy = async (of: object, origin = line()) => {
    const [member] = await db.select().from(members);
    const bought = {
      memberId: member?.id ?? '',
      pid: '643',
      productName: 'DVD Ripper',
      byMember: true,
      ...of,
    };
    return db.transaction((tx) =>
      issueLicence(tx, { licenceType: 'Lifetime+5PC', ...bought }, origin, clock.now()),
    );
  };

  test('goes on with the same key and the same seat', async () => {
    const { data } = await begin(asks());
    clock.set(new Date(start.getTime() + 20 * DAY));
    const origin = line();
    expect(await buy({}, origin)).toMatchObject({ key: data.key, orderId: origin.orderId });
    expect(await stored(data.key)).toMatchObject({
      ...{ licenceType: 'Lifetime+5PC', seats: 5, worksUntil: null, issuedAt: clock.now() },
    });
    expect(await call('validate', { ...asks(), key: data.key })).toMatchObject({
      data: { licence_type: 'Lifetime+5PC', works_until: null },
    });
    expect(await call('activate', { ...asks(2), key: data.key })).toMatchObject({ status: 200 });
  });

  test('buys one licence with it, and others besides', async () => {
    const { data } = await begin(asks());
    const bought = await Promise.all([buy({}), buy({}), buy({})]);
    expect(bought.filter(({ key }) => key === data.key)).toHaveLength(1);
    expect(new Set(bought.map(({ key }) => key)).size).toBe(3);
  });

  test('has nothing left of it after a refund', async () => {
    const { data } = await begin(asks());
    const origin = line();
    await buy({}, origin);
    const [grant] = await grantsOfLine(db, origin.sourceId);
    await takeBackGrant(deps, support, grant ?? expect.fail('nothing was granted'));
    expect(await stored(data.key)).toMatchObject({ state: 'revoked' });
  });

  test.each([{ pid: '646' }, { memberId: randomUUID() }, { byMember: false }])(
    'gets another key with %o',
    async (other) => {
      const { data } = await begin(asks());
      expect((await buy(other)).key).not.toBe(data.key);
      expect(await stored(data.key)).toMatchObject({ licenceType: 'trial' });
    },
  );

  test('gets another key while the trial is suspended', async () => {
    const { data } = await begin(asks());
    await db.update(licences).set({ state: 'suspended' });
    expect((await buy({})).key).not.toBe(data.key);
  });
});

describe('the address of who tries a product', () => {
  const email = asks().email;
  /** The keys that an order brings which is paid at once. */
  async function pays(change: Partial<StartCheckoutInput>) {
    const started = await beginCheckout(shop, form('pid=643&opt643=LFT', { again: true, ...change }));
    await paySandbox(deps, { paymentId: started.sandboxId, card: GOOD_CARD });
    await settleCheckout(deps, started);
    const [order = expect.fail('no order')] = await shop.orders();
    const keys = (await licencesOfOrder(deps, order.id)).map(({ key }) => key);
    return { orderId: order.id, keys };
  }
  async function redeems(by: Redeemer) {
    const made = await makeExchangeCodes(deps, support, {
      ...{ name: 'Magazine', pid: '643', licenceType: '1Y', redeemableUntil: null, codes: 1 },
    });
    const batchId = made.ok ? made.batch.id : '';
    const [row] = await db.select().from(exchangeCodes).where(eq(exchangeCodes.batchId, batchId));
    const redeemed = await redeemExchangeCode(deps, { code: row?.code ?? '', by, locale: 'en' });
    return redeemed.ok ? redeemed.licence : expect.fail(redeemed.error);
  }
  const loggedIn = async () => {
    const [member = expect.fail('no account')] = await db.select().from(members);
    return { memberId: member.id, email };
  };
  /** It works, on the computer that began it, as long as it did. */
  async function goesOn(key = '') {
    expect(await stored(key)).toMatchObject({
      ...{ licenceType: 'trial', state: 'active', orderId: null },
      worksUntil: new Date(start.getTime() + 14 * DAY),
    });
    expect(await call('validate', { ...asks(), key })).toMatchObject({ status: 200 });
  }

  test('typed by a guest who buys brings a licence with a key of its own', async () => {
    const { data } = await begin(asks());
    const { keys } = await pays({ email });
    expect(keys).toHaveLength(1);
    expect(keys).not.toContain(data.key);
    await goesOn(data.key);
    expect((await stored(keys[0]))?.memberId).toBe((await loggedIn()).memberId);
  });

  test('typed by a guest who redeems a code does, too', async () => {
    const { data } = await begin(asks());
    expect(await redeems({ email })).toMatchObject({
      memberId: (await loggedIn()).memberId,
      key: expect.not.stringMatching(data.key ?? ''),
    });
    await goesOn(data.key);
  });

  test.each([
    ['a guest', false],
    ['a member', true],
  ])('as that of a gift of %s whose bank takes the money back loses nothing', async (_, isMember) => {
    const { data } = await begin(asks());
    const giver = 'eve@mail.test';
    const { memberId } = await deps.ensureMember(db, { email: giver, locale: 'en' });
    const gift = { email, locale: 'en' };
    const member = isMember ? { memberId, email: giver } : undefined;
    const { orderId, keys } = await pays({ email: giver, member, gift });
    expect(keys).not.toContain(data.key);
    const payment = (await findPayment(db, { orderId })) ?? expect.fail('no payment');
    const { amountMinor, providerId } = payment;
    const disputed = { id: orderId, paymentId: providerId ?? '', amountMinor, currency: 'USD' } as const;
    for (const status of ['open', 'lost'] as const) {
      const about = { status, reason: 'fraudulent', openedAt: clock.now() };
      await bookDispute(deps, payment, { ...disputed, ...about });
      await goesOn(data.key);
    }
    expect(await stored(keys[0])).toMatchObject({ state: 'revoked' });
  });

  test('at which a guest has subscribed to it: not even a renewal that comes after the end takes the key', async () => {
    const number = '4000 0000 0000 0341';
    const subscription = await subscribe(shop, 'pid=643&opt643=1M', { email, asGuest: true, number });
    const { data } = await begin(asks());
    clock.set(subscription.periodEnd);
    await doDue(shop);
    const order = (await shop.orders()).find(({ state }) => state === 'pending') ?? expect.fail('no renewal');
    const opened = await openRenewalPage(deps, { orderId: order.id });
    const paymentId = opened.ok ? (opened.redirectUrl.split('/').at(-1) ?? '') : '';
    const end = {
      state: 'ended' as const,
      endReason: 'cancelled' as const,
      endedAt: clock.now(),
      dueAt: null,
      nextStep: null,
    };
    await db.update(subscriptions).set(end);
    await paySandbox(deps, { paymentId, card: GOOD_CARD });
    await settleFromProvider(
      deps,
      (await findPayment(db, { provider: 'sandbox', providerId: paymentId })) ?? expect.fail(),
    );
    const [{ key } = expect.fail('nothing was granted')] = await licencesOfOrder(deps, order.id);
    expect(key).not.toBe(data.key);
    expect(await stored(data.key)).toMatchObject({ licenceType: 'trial' });
  });

  test('whose member is logged in and buys keeps its key', async () => {
    const { data } = await begin(asks());
    const { keys } = await pays({ email, member: await loggedIn() });
    expect(keys).toEqual([data.key]);
    expect(await stored(data.key)).toMatchObject({ licenceType: 'LFT', worksUntil: null });
  });

  test('whose member is logged in and redeems a code keeps its key', async () => {
    const { data } = await begin(asks());
    expect(await redeems(await loggedIn())).toMatchObject({ key: data.key, licenceType: '1Y' });
  });
});
