import { randomUUID } from 'node:crypto';
import { grantTime } from '@spindle/domain/licences/grant-time.ts';
import { suspendLicence } from '@spindle/domain/licences/suspend-licence.ts';
import { cancelSubscription } from '@spindle/domain/subscriptions/cancel/cancel-subscription.ts';
import { doDue } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { DAY, inMemory, noNetwork, openProgramsShop, start } from '../testing/programs-shop.ts';
import { licenceRequest, makeMachineKey } from './offline.ts';
import type { Fetch } from './shop-call.ts';

const shop = await openProgramsShop();
const { clock, db, deps, program, issued, subscribed, fileOf, after, toShop } = shop;
beforeEach(() => shop.empty());

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
