import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { RELEASES_BY_LICENCE } from '@spindle/domain/licences/activation/limits.ts';
import { grantTime } from '@spindle/domain/licences/grant-time.ts';
import { revokeLicence } from '@spindle/domain/licences/revoke-licence.ts';
import { doDue } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { beforeEach, expect, test } from 'vitest';
import { inMemory, noNetwork, openProgramsShop, type Program } from '../testing/programs-shop.ts';
import { licenceRelease, licenceRequest, makeMachineKey } from './offline.ts';
import type { Fetch } from './shop-call.ts';

const shop = await openProgramsShop();
const { clock, db, deps, calls, program, issued, subscribed, post, fileOf, after, toShop } = shop;
beforeEach(() => shop.empty());

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
