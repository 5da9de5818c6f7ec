import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { stockBundles } from '@spindle/domain/checkout/testing/commerce.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { RELEASES_BY_LICENCE } from '@spindle/domain/licences/activation/limits.ts';
import { findLicence } from '@spindle/domain/licences/find-licence.ts';
import { grantTime } from '@spindle/domain/licences/grant-time.ts';
import { issueLicence } from '@spindle/domain/licences/issue-licence.ts';
import { revokeLicence } from '@spindle/domain/licences/revoke-licence.ts';
import { suspendLicence } from '@spindle/domain/licences/suspend-licence.ts';
import { cancelSubscription } from '@spindle/domain/subscriptions/cancel/cancel-subscription.ts';
import { doDue, subscribe } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ShopKey } from './jws.ts';
import { type Licensing, openLicensing } from './licensing.ts';
import { licenceRelease, licenceRequest, makeMachineKey } from './offline.ts';
import type { Fetch } from './shop-call.ts';

const start = new Date('2026-11-22T12:00:00Z');
const DAY = 24 * 3_600_000;
const clock = fixedClock(start);
const shop = await testCommerce({ clock });
const { db, deps, calls } = shop;
await stockBundles(shop);
beforeEach(async () => {
  clock.set(start);
  await shop.empty();
});

const { keys } = (await (await calls.request('/licence/keys')).json()) as { keys: ShopKey[] };
/** A network that leads to the test's shop only. */
const toShop: Fetch = async (url, init) => calls.request(new URL(url).pathname.replace('/backend', ''), init);
const noNetwork: Fetch = async () => Promise.reject(new TypeError('fetch failed'));

function inMemory() {
  let kept: string | undefined;
  return {
    read: async () => kept,
    write: async (text: string | undefined) => {
      kept = text;
    },
  };
}
function program(number = 1, other: Partial<Licensing> = {}) {
  return openLicensing({
    ...{ shop: 'https://shop.test', keys, pids: ['643'], device: `the-device-text-of-machine-${number}` },
    ...{ name: `Machine ${number}`, system: 'win', store: inMemory(), fetch: toShop, now: () => clock.now() },
    ...other,
  });
}
type Program = ReturnType<typeof program>;
async function issued(licenceType: LicenceType = '1Y', pid = '643') {
  const of = { memberId: randomUUID(), pid, productName: 'DVD Ripper', licenceType };
  const origin = { source: 'order', orderId: randomUUID(), sourceId: randomUUID(), ordinal: 1 } as const;
  return db.transaction((tx) => issueLicence(tx, of, origin, clock.now()));
}
const post = async (path: string, body: object) =>
  (await toShop(`https://shop.test/backend/licence/${path}`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    signal: AbortSignal.timeout(60_000),
  })) as Response;
async function fileOf(key: string, request: string): Promise<string> {
  const answer = await post('offline_file', { key, request });
  const { data } = (await answer.json()) as { data: { file: string } };
  return data.file;
}
const after = (days: number) => clock.set(new Date(start.getTime() + days * DAY));

test('a program is activated, and knows it at its next start without a network', async () => {
  const { key } = await issued();
  const store = inMemory();
  const first = program(1, { store });
  expect(await first.standing()).toEqual({ ok: false, refusal: 'not_activated' });
  const activated = await first.activate(key);
  expect(activated).toMatchObject({
    ok: true,
    permission: { key, pid: '643', licenceType: '1Y', worksUntil: new Date('2027-11-22T12:00:00Z') },
  });
  after(29);
  const next = program(1, { store, fetch: noNetwork });
  expect(await next.standing()).toEqual(activated);
  expect(await next.refresh()).toEqual({
    ...{ ok: false, error: 'no_answer', detail: 'fetch failed' },
    message: expect.stringContaining('The shop could not be reached.'),
  });
  expect(await next.standing()).toEqual(activated);
  after(30);
  expect(await next.standing()).toEqual({ ok: false, refusal: 'check_due' });
  expect(await program(1, { store }).refresh()).toMatchObject({ ok: true });
  expect(await next.standing()).toMatchObject({ ok: true });
});

test.each<[string, number, string, string]>([
  ['a proxy’s page', 502, '<h1>Bad gateway</h1>', 'status 502: '],
  ['the page of a network that asks for a log-in', 200, '<h1>Wi-Fi</h1>', 'status 200: '],
  ['a shop that has failed', 500, '{"error":"server_error","msg":"?"}', 'status 500'],
])('%s is no answer, in words for people and in those for a log', async (_, status, body, detail) => {
  const answered = program(1, { fetch: async () => new Response(body, { status }) });
  expect(await answered.activate('KEY')).toEqual({
    ...{ ok: false, error: 'no_answer', detail: expect.stringMatching(`^${detail}`) },
    message: 'The shop could not answer. Try again in a few minutes.',
  });
});

test('what is kept works on its own machine, for its own product, and not in the past', async () => {
  const { key } = await issued();
  const store = inMemory();
  await program(1, { store }).activate(key);
  expect(await program(2, { store }).standing()).toEqual({ ok: false, refusal: 'other_device' });
  expect(await program(1, { store, pids: ['646'] }).standing()).toEqual({
    ok: false,
    refusal: 'other_product',
  });
  after(20);
  expect(await program(1, { store }).standing()).toMatchObject({ ok: true });
  after(18);
  expect(await program(1, { store }).standing()).toEqual({ ok: false, refusal: 'clock_wound_back' });
  await store.write('{"text":"eyJhbGciOiJub25lIn0.e30.AA","latest":"2026-11-22T12:00:00Z"}');
  expect(await program(1, { store }).standing()).toEqual({ ok: false, refusal: 'malformed' });
  await store.write('no JSON');
  expect(await program(1, { store }).standing()).toEqual({ ok: false, refusal: 'not_activated' });
});

test('a clock that ran ahead once and was put right keeps nobody out: the shop’s next answer says what time it is', async () => {
  const { key } = await issued();
  const store = inMemory();
  const machine = program(1, { store });
  await machine.activate(key);
  const ahead = program(1, { store, now: () => new Date(start.getTime() + 20 * DAY) });
  expect(await ahead.standing()).toMatchObject({ ok: true });
  expect(await machine.standing()).toEqual({ ok: false, refusal: 'clock_wound_back' });
  expect(await machine.refresh()).toMatchObject({ ok: true });
  expect(await machine.standing()).toMatchObject({ ok: true });
  // Without an answer of the shop, a later time that was seen stays in effect.
  after(20);
  expect(await machine.standing()).toMatchObject({ ok: true });
  after(18);
  expect(await machine.standing()).toEqual({ ok: false, refusal: 'clock_wound_back' });
});

test('a machine without a network whose clock ran ahead works again by a new file, and by no file that it had', async () => {
  const { key } = await issued();
  const [machineKey, store] = [makeMachineKey(), inMemory()];
  const machine = program(1, { store, fetch: noNetwork });
  const about = { device: 'the-device-text-of-machine-1', name: 'Lab 1', system: 'win' } as const;
  const newFile = async () => fileOf(key, licenceRequest(machineKey, about));
  const seenAhead = () =>
    program(1, { store, now: () => new Date(clock.now().getTime() + 20 * DAY) }).standing();
  const first = await newFile();
  expect(await machine.useLicenceFile(first)).toMatchObject({ ok: true });
  expect(await seenAhead()).toMatchObject({ ok: true });
  const wound = { ok: false, refusal: 'clock_wound_back' };
  expect(await machine.useLicenceFile(first)).toEqual(wound);
  after(1);
  const second = await newFile();
  expect(await machine.useLicenceFile(second)).toMatchObject({ ok: true });
  expect(await machine.standing()).toMatchObject({ ok: true });
  // An earlier file is accepted, but does not make the later one count as new.
  expect(await machine.useLicenceFile(first)).toMatchObject({ ok: true });
  expect(await seenAhead()).toMatchObject({ ok: true });
  expect(await machine.useLicenceFile(second)).toEqual(wound);
});

test.each([
  ['that holds the file', {}],
  ['whose text the shop has ended', { text: null }],
])('to a store of before %s, that file is not new', async (_, held) => {
  const { key } = await issued();
  const store = inMemory();
  const about = { device: 'the-device-text-of-machine-1', name: 'Lab 1', system: 'win' } as const;
  const file = await fileOf(key, licenceRequest(makeMachineKey(), about));
  await program(1, { store }).useLicenceFile(file);
  after(20);
  expect(await program(1, { store }).standing()).toMatchObject({ ok: true });
  const {
    newest: _newest,
    answer: _answer,
    tried: _tried,
    ...before
  } = JSON.parse((await store.read()) ?? '');
  await store.write(JSON.stringify({ ...before, ...held }));
  after(10);
  const wound = { ok: false, refusal: 'clock_wound_back' };
  expect(await program(1, { store }).useLicenceFile(file)).toEqual(wound);
});

test('the key of another product takes no seat, and the one that was kept stays', async () => {
  const { key } = await issued('1Y', '646');
  const ripper = program(1);
  await ripper.activate((await issued()).key);
  expect(await ripper.activate(key)).toEqual({
    ...{ ok: false, error: 'licence_other_product', message: 'This key is of another product.' },
  });
  expect(await ripper.standing()).toMatchObject({ ok: true, permission: { pid: '643' } });
  const request = licenceRequest(makeMachineKey(), {
    ...{ device: 'the-device-text-of-machine-3', name: 'Lab 3', system: 'win', pids: ['643'] },
  });
  const refused = await calls.request('/licence/offline_file', {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ key, request }),
  });
  expect(await refused.json()).toMatchObject({ error: 'licence_other_product' });
  expect(await program(2, { pids: ['646'] }).activate(key)).toMatchObject({ ok: true });
});

test('programs of a bundle are opened by its key on one seat, which the last of them frees', async () => {
  const { key } = await issued('1Y', '761');
  const ripper = program(1, { pids: ['643', '60643'] });
  const copy = program(1, { pids: ['646'] });
  const opens = ['761', '643', '646', '62037', '62124'];
  expect(await ripper.activate(key)).toMatchObject({ ok: true, permission: { pid: '761', opens } });
  expect(await copy.activate(key)).toMatchObject({ ok: true });
  expect(await program(1, { pids: ['641'] }).activate(key)).toMatchObject({ error: 'licence_other_product' });
  expect(await ripper.release()).toEqual({ ok: true });
  expect(await copy.refresh()).toMatchObject({ ok: true });
  expect(await program(2).activate(key)).toMatchObject({ error: 'licence_seats_taken' });
  expect(await copy.release()).toEqual({ ok: true });
  expect(await program(2).activate(key)).toMatchObject({ ok: true });
});

test('a program of a bundle leaves the seat of another that works by a file, whose file none of them replaces', async () => {
  const { key } = await issued('LFT', '761');
  const about = { device: 'the-device-text-of-machine-1', name: 'Lab 1', system: 'win' } as const;
  const [machineKey, store] = [makeMachineKey(), inMemory()];
  const file = await fileOf(key, licenceRequest(machineKey, { ...about, pids: ['643'] }));
  const ripper = program(1, { store });
  expect(await ripper.useLicenceFile(file)).toMatchObject({ ok: true });
  const copy = program(1, { pids: ['646'] });
  expect(await copy.activate(key)).toMatchObject({ ok: true });
  expect(await ripper.release()).toMatchObject({ error: 'device_offline' });
  expect(await copy.release()).toEqual({ ok: true });
  expect(await copy.standing()).toEqual({ ok: false, refusal: 'not_activated' });

  const request = licenceRequest(makeMachineKey(), { ...about, pids: ['646'] });
  const refused = await post('offline_file', { key, request });
  expect(await refused.json()).toMatchObject({ error: 'device_offline' });
  expect(await copy.useLicenceFile(file)).toMatchObject({ ok: true });
  expect(await program(2).activate(key)).toMatchObject({ error: 'licence_seats_taken' });
  const released = await post('release', { offline_release: licenceRelease(machineKey, file) });
  expect(released.status).toBe(200);
  expect(await program(2).activate(key)).toMatchObject({ ok: true });
});

test('programs that leave their seat to others do not use up the day’s releases', async () => {
  const { key } = await issued('1Y', '761');
  const [ripper, copy] = [program(1), program(1, { pids: ['646'] })];
  await copy.activate(key);
  for (let time = 0; time <= RELEASES_BY_LICENCE.points; time++) {
    await ripper.activate(key);
    expect(await ripper.release()).toEqual({ ok: true });
  }
  expect(await copy.release()).toEqual({ ok: true });
});

test('an answer to another request is not believed', async () => {
  const { key } = await issued();
  let recorded: Response | undefined;
  const recording: Fetch = async (...sent) => {
    const answer = (await toShop(...sent)) as Response;
    recorded ??= answer.clone();
    return answer;
  };
  const store = inMemory();
  await program(1, { store, fetch: recording }).activate(key);
  const replayed = program(1, { fetch: async () => recorded?.clone() ?? expect.fail('nothing recorded') });
  expect(await replayed.activate(key)).toEqual({ ok: false, refusal: 'other_request' });
  expect(await replayed.standing()).toEqual({ ok: false, refusal: 'not_activated' });
});

test('where the seats are taken, one is released on the spot', async () => {
  const { key } = await issued();
  await program(1).activate(key);
  const second = program(2);
  const refused = await second.activate(key);
  if (refused.ok || !('devices' in refused)) return expect.fail('the seat was free');
  expect(refused).toMatchObject({
    error: 'licence_seats_taken',
    devices: [{ name: 'M•••1', system: 'win', offline: false }],
  });
  expect(await second.releaseOther(key, refused.devices?.[0]?.deviceId ?? '')).toEqual({ ok: true });
  expect(await second.activate(key)).toMatchObject({ ok: true });
});

test('what the shop revokes ends, and its key is asked for again', async () => {
  const licence = await issued();
  const machine = program();
  await machine.activate(licence.key);
  await revokeLicence(deps, { kind: 'system', name: 'test' }, { licenceId: licence.id });
  expect(await machine.refresh()).toMatchObject({ ok: false, error: 'licence_revoked' });
  expect(await machine.standing()).toEqual({ ok: false, refusal: 'not_activated' });
  expect(await machine.refresh()).toMatchObject({ ok: false, error: 'licence_revoked' });
});

test('too many calls, and a shop that stumbles, take nothing away', async () => {
  const { key } = await issued();
  const store = inMemory();
  await program(1, { store }).activate(key);
  for (const [status, body] of [
    [429, { cscode: 10429, error: 'too_many_requests', msg: '' }],
    [500, { cscode: 1, error: 'licence_revoked', msg: '' }],
    [200, 'a login page of the hotel'],
  ] as const) {
    const stumbling = program(1, { store, fetch: async () => Response.json(body, { status }) });
    expect((await stumbling.refresh()).ok).toBe(false);
    expect(await stumbling.standing()).toMatchObject({ ok: true });
  }
});

test('a released machine keeps nothing, and its seat is free', async () => {
  const { key } = await issued();
  const machine = program(1);
  await machine.activate(key);
  expect(await machine.release()).toEqual({ ok: true });
  expect(await machine.standing()).toEqual({ ok: false, refusal: 'not_activated' });
  expect(await program(2).activate(key)).toMatchObject({ ok: true });
});

test('a machine without a network runs by its file, and gives the seat back', async () => {
  const { key } = await issued('LFT');
  const [machineKey, store] = [makeMachineKey(), inMemory()];
  const machine = program(1, { store, fetch: noNetwork });
  const about = { device: 'the-device-text-of-machine-1', name: 'Lab 1', system: 'win' } as const;
  const file = await fileOf(key, licenceRequest(machineKey, about));
  expect(await machine.useLicenceFile(file)).toMatchObject({
    ok: true,
    permission: { key, worksUntil: null },
  });
  after(4000);
  expect(await machine.standing()).toMatchObject({ ok: true, permission: { licenceType: 'LFT' } });
  expect(await program(2).activate(key)).toMatchObject({
    error: 'licence_seats_taken',
    devices: [{ offline: true }],
  });
  expect(await program(2).useLicenceFile(file)).toEqual({ ok: false, refusal: 'other_device' });
  const released = await post('release', { offline_release: licenceRelease(machineKey, file) });
  expect(released.status).toBe(200);
  expect(await program(2).activate(key)).toMatchObject({ ok: true });
});

/** A month that is renewed, and its key. */
async function subscribed(number?: string) {
  const subscription = await subscribe(shop, 'pid=643&opt643=1M', number ? { number } : {});
  const { key } = (await findLicence(db, subscription.licenceId)) ?? expect.fail('no licence');
  return { subscription, key, end: subscription.periodEnd.getTime() };
}
const HOUR = 3_600_000;
const needs = (needed: string, because: object) => ({
  ...{ ok: false, needed },
  because: { ok: false, ...because },
});

test.each([0, 2, 23])(
  'with a clock %i hours ahead, a program that checks once an hour runs across renewals and never asks for the key',
  async (ahead) => {
    const { key, end } = await subscribed();
    const machine = program(1, { now: () => new Date(clock.now().getTime() + ahead * HOUR) });
    expect(await machine.check()).toEqual(needs('key', { refusal: 'not_activated' }));
    await machine.activate(key);
    for (let hour = -26; hour <= 26; hour++) {
      clock.set(new Date(end + hour * HOUR));
      expect(await machine.check()).toMatchObject({ ok: true });
      // The workers were away for six hours.
      if (hour >= 6) await doDue(shop);
    }
    expect(await machine.check()).toMatchObject({
      permission: { worksUntil: new Date('2027-01-22T12:00:00Z') },
    });
  },
);

test.each([0, 2, 23])(
  'with a clock %i hours ahead, a program of a cancelled subscription asks for a key when its period is over',
  async (ahead) => {
    const { subscription, key, end } = await subscribed();
    const machine = program(1, { now: () => new Date(clock.now().getTime() + ahead * HOUR) });
    await machine.activate(key);
    const { id: subscriptionId, memberId } = subscription;
    const asked = { subscriptionId, when: 'period_end' } as const;
    await cancelSubscription(deps, { kind: 'member', memberId }, asked);
    clock.set(new Date(end - HOUR));
    expect(await machine.check()).toMatchObject({ ok: true });
    clock.set(new Date(end));
    const refused = { error: 'licence_expired', message: expect.any(String) };
    expect(await machine.check()).toEqual(needs('key', refused));
  },
);

test('a key that the shop refused is tried again, and not asked for when the licence goes on', async () => {
  const { subscription, key } = await subscribed('4000 0000 0000 0341');
  const machine = program();
  await machine.activate(key);
  for (let day = 0; day <= 60; day++) {
    after(day);
    await doDue(shop);
  }
  expect(await machine.check()).toMatchObject({ needed: 'key', because: { error: 'licence_expired' } });
  const { licenceId } = subscription;
  const bought = { startsAt: clock.now(), worksUntil: null, updatesUntil: null };
  const code = { source: 'exchange_code', sourceId: randomUUID(), ordinal: 1, orderId: null } as const;
  await grantTime(db, licenceId, code, bought);
  expect(await machine.check()).toMatchObject({ ok: true, permission: { key, worksUntil: null } });
});

test('after a month without a network a program asks for the network, and with it for nothing', async () => {
  const { key } = await issued('LFT');
  const store = inMemory();
  await program(1, { store }).activate(key);
  const apart = program(1, { store, fetch: noNetwork });
  after(29);
  expect(await apart.check()).toMatchObject({ ok: true });
  after(31);
  expect(await apart.check()).toEqual(
    needs('shop', { error: 'no_answer', message: expect.any(String), detail: 'fetch failed' }),
  );
  const busy = async () => Response.json({ error: 'too_many_requests', msg: '' }, { status: 429 });
  expect(await program(1, { store, fetch: busy }).check()).toMatchObject({ needed: 'shop' });
  expect(await program(1, { store }).check()).toMatchObject({ ok: true });
});

test('a clock that is wrong is to be corrected, and then the shop gives the time', async () => {
  const { key } = await issued('LFT');
  const store = inMemory();
  await program(1, { store }).activate(key);
  for (const days of [-3, 40]) {
    const wrong = program(1, { store, now: () => new Date(start.getTime() + days * DAY) });
    expect(await wrong.check()).toMatchObject({ ok: false, needed: 'clock' });
  }
  await program(1, { store, now: () => new Date(start.getTime() + 20 * DAY) }).check();
  expect(await program(1, { store }).check()).toMatchObject({ ok: true });
});

test('the shop is asked once a day, and not while a licence file is valid', async () => {
  const { key } = await issued('LFT');
  let calls = 0;
  const counted: Fetch = (...sent) => {
    calls++;
    return toShop(...sent);
  };
  const machine = program(1, { fetch: counted });
  await machine.activate(key);
  for (let hour = 1; hour <= 48; hour++) {
    clock.set(new Date(start.getTime() + hour * HOUR));
    await machine.check();
  }
  expect(calls).toBe(3);
  const about = { device: 'the-device-text-of-machine-1', name: 'Lab 1', system: 'win' } as const;
  await machine.useLicenceFile(await fileOf(key, licenceRequest(makeMachineKey(), about)));
  after(40);
  expect(await machine.check()).toMatchObject({ ok: true });
  expect(calls).toBe(3);
});

test('a machine with a licence file that was online keeps it, and gives the seat back by it', async () => {
  const { key } = await issued('LFT');
  const [machineKey, store] = [makeMachineKey(), inMemory()];
  const about = { device: 'the-device-text-of-machine-1', name: 'Lab 1', system: 'win' } as const;
  const file = await fileOf(key, licenceRequest(machineKey, about));
  const machine = program(1, { store });
  await machine.useLicenceFile(file);
  after(1);
  expect(await machine.refresh()).toMatchObject({ ok: true });
  expect(await machine.activate(key)).toMatchObject({ ok: true });
  after(32);
  expect(await program(1, { store, fetch: noNetwork }).check()).toMatchObject({
    ...{ ok: true, permission: { key, checkAgainBy: null } },
  });
  expect(await machine.release()).toMatchObject({ error: 'device_offline' });
  const kept = JSON.parse((await store.read()) ?? '');
  const released = await post('release', { offline_release: licenceRelease(machineKey, kept.text) });
  expect(released.status).toBe(200);
  expect(await program(2).activate(key)).toMatchObject({ ok: true });
});

test('a licence file that is over gives way to the shop’s answer', async () => {
  const { key, end } = await subscribed();
  const about = { device: 'the-device-text-of-machine-1', name: 'Lab 1', system: 'win' } as const;
  const machine = program();
  await machine.useLicenceFile(await fileOf(key, licenceRequest(makeMachineKey(), about)));
  clock.set(new Date(end));
  await doDue(shop);
  const checked = await machine.check();
  expect(checked).toMatchObject({ ok: true, permission: { key, checkAgainBy: expect.any(Date) } });
  expect(await machine.release()).toEqual({ ok: true });
});

test('a licence file is kept beside newer rights, which count while the shop’s answer is valid', async () => {
  const { id, key } = await issued('1Y');
  const [machineKey, store] = [makeMachineKey(), inMemory()];
  const about = { device: 'the-device-text-of-machine-1', name: 'Lab 1', system: 'win' } as const;
  const newFile = () => fileOf(key, licenceRequest(machineKey, about));
  const machine = program(1, { store });
  const apart = program(1, { store, fetch: noNetwork });
  const file = await newFile();
  await machine.useLicenceFile(file);
  after(1);
  const bought = { startsAt: clock.now(), worksUntil: null, updatesUntil: null };
  const code = { source: 'exchange_code', sourceId: randomUUID(), ordinal: 1, orderId: null } as const;
  await grantTime(db, id, code, bought);
  const newer = { ok: true, permission: { key, worksUntil: null, checkAgainBy: expect.any(Date) } };
  expect(await machine.refresh()).toMatchObject(newer);
  expect(await apart.standing()).toMatchObject(newer);
  after(30);
  expect(await apart.check()).toMatchObject(newer);
  after(32);
  const ofFile = { worksUntil: new Date('2027-11-22T12:00:00Z'), checkAgainBy: null };
  expect(await apart.check()).toMatchObject({ ok: true, permission: ofFile });
  expect(await machine.activate(key)).toMatchObject(newer);
  expect(JSON.parse((await store.read()) ?? '')).toMatchObject({ text: file, file: true });
  await machine.useLicenceFile(await newFile());
  expect(await machine.standing()).toMatchObject({ permission: { worksUntil: null, checkAgainBy: null } });
  await machine.refresh();
  await revokeLicence(deps, { kind: 'system', name: 'test' }, { licenceId: id });
  expect(await machine.refresh()).toMatchObject({ error: 'licence_revoked' });
  expect(await apart.standing()).toEqual({ ok: false, refusal: 'not_activated' });
});

test('a suspended licence needs the seller, and its key works again afterwards', async () => {
  const { id: licenceId, key } = await issued();
  const machine = program();
  await machine.activate(key);
  after(2);
  const disputes = { kind: 'system', name: 'disputes' } as const;
  await suspendLicence(deps, disputes, { licenceId, to: 'suspended' });
  const message = 'This licence is suspended for now. Please contact us.';
  for (let start = 0; start < 2; start++) {
    expect(await machine.check()).toEqual(needs('seller', { error: 'licence_suspended', message }));
  }
  await suspendLicence(deps, disputes, { licenceId, to: 'active' });
  expect(await machine.check()).toMatchObject({ ok: true, permission: { key } });
});

test('a program that may run waits for a silent network three seconds, and once an hour at most', async () => {
  const { key } = await issued('LFT');
  const store = inMemory();
  await program(1, { store }).activate(key);
  const waits = vi.spyOn(AbortSignal, 'timeout');
  const startAt = (minutes: number) => {
    clock.set(new Date(start.getTime() + 2 * DAY + minutes * 60_000));
    return program(1, { store, fetch: noNetwork }).check();
  };
  for (let minutes = 0; minutes < 120; minutes += 10) {
    expect(await startAt(minutes)).toMatchObject({ ok: true });
  }
  expect(waits.mock.calls).toEqual([[3_000], [3_000]]);
  // The clock was an hour ahead, and is right now.
  expect(await startAt(30)).toMatchObject({ ok: true });
  expect(waits).toHaveBeenCalledTimes(3);
  // A program that may not run waits for an answer.
  expect(await startAt(30 * 24 * 60)).toMatchObject({ needed: 'shop' });
  expect(waits).toHaveBeenLastCalledWith(15_000);
  waits.mockRestore();
});

/** Lets a program do something while the answer to its heartbeat is on its way, for 200 ms at most. */
async function duringHeartbeat<Result>(
  key: string,
  doOther: (machine: Program) => Promise<Result>,
  before?: () => unknown,
) {
  const [answered, arrives] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow: Fetch = async (url, init) => {
    const answer = await toShop(url, init);
    if (!url.endsWith('/heartbeat')) return answer;
    answered.resolve();
    await arrives.promise;
    return answer;
  };
  const store = inMemory();
  const machine = program(1, { fetch: slow, store });
  await machine.activate(key);
  await before?.();
  const heartbeat = machine.refresh();
  await answered.promise;
  const other = doOther(machine);
  await Promise.race([other, setTimeout(200)]);
  arrives.resolve();
  await heartbeat;
  return { result: await other, stands: await machine.standing(), kept: await store.read() };
}

test.each([
  ['answer', false],
  ['refusal', true],
])(
  'a late %s leaves the key that was activated meanwhile, and the licence file that was brought',
  async (_, isRefused) => {
    const bought = await issued('LFT');
    const about = { device: 'the-device-text-of-machine-1', name: 'Lab 1', system: 'win' } as const;
    const file = await fileOf(bought.key, licenceRequest(makeMachineKey(), about));
    const during = async (doOther: (machine: Program) => Promise<unknown>) => {
      const { id: licenceId, key } = await issued('1M');
      return duringHeartbeat(key, doOther, async () => {
        if (isRefused) await revokeLicence(deps, { kind: 'system', name: 'test' }, { licenceId });
      });
    };
    const { key } = bought;
    expect(await during((machine) => machine.activate(key))).toMatchObject({
      stands: { ok: true, permission: { key, checkAgainBy: expect.any(Date) } },
    });
    expect(await during((machine) => machine.useLicenceFile(file))).toMatchObject({
      stands: { ok: true, permission: { key, checkAgainBy: null } },
    });
  },
);

test('a late answer leaves a released machine without a licence', async () => {
  const { key } = await issued();
  expect(await duringHeartbeat(key, (machine) => machine.release())).toEqual({
    result: { ok: true },
    stands: { ok: false, refusal: 'not_activated' },
    kept: undefined,
  });
});

test('a program that looks at its licence while a file is taken leaves the file', async () => {
  const [old, bought] = [await issued('1M'), await issued('LFT')];
  const about = { device: 'the-device-text-of-machine-1', name: 'Lab 1', system: 'win' } as const;
  const file = await fileOf(bought.key, licenceRequest(makeMachineKey(), about));
  const machine = program();
  await machine.activate(old.key);
  await Promise.all([machine.useLicenceFile(file), machine.standing()]);
  expect(await machine.standing()).toMatchObject({ ok: true, permission: { key: bought.key } });
});
