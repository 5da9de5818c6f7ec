import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testCommerce } from '../../../checkout/testing/test-commerce.ts';
import { issueLicence } from '../../issue-licence.ts';
import { licences } from '../../tables.ts';
import { activateDevice } from '../activate-device.ts';
import { devicesOfLicence } from '../devices-of-licence.ts';
import { RELEASES_BY_LICENCE, UNKNOWN_KEYS_BY_IP } from '../limits.ts';
import { issueByHand } from './issue-by-hand.ts';
import { offlineMachine } from './machine-for-test.ts';
import { releaseOfflineFile } from './release-offline-file.ts';

const start = new Date('2026-11-22T12:00:00Z');
const shop = await testCommerce({ clock: fixedClock(start) });
const { db, deps } = shop;
let network = 0;
beforeEach(async () => {
  network += 1;
  await shop.empty();
});

async function licence(memberId = randomUUID()) {
  const of = { memberId, pid: '643', productName: 'DVD Ripper', licenceType: 'LFT' } as const;
  const origin = { source: 'order', orderId: randomUUID(), sourceId: randomUUID(), ordinal: 1 } as const;
  return db.transaction((tx) => issueLicence(tx, of, origin, start));
}
type Asked = Parameters<typeof issueByHand>[1];
const issue = (asked: Pick<Asked, 'choice' | 'request'> & Partial<Asked>) =>
  issueByHand(deps, { ip: `192.0.2.${network}`, ...asked });
async function fileOf(asked: Parameters<typeof issue>[0]): Promise<string> {
  const issued = await issue(asked);
  if (!issued.ok) return expect.fail(issued.error);
  return JSON.parse(Buffer.from(issued.file.split('.')[1] ?? '', 'base64url').toString()).file;
}

test('a form that is sent twice makes one file, by which the machine can give its seat back', async () => {
  const [{ key }, machine] = [await licence(), offlineMachine()];
  const asked = { choice: { key }, request: machine.request() };
  const [first, again] = await Promise.all([fileOf(asked), fileOf(asked)]);
  expect(again).toBe(first);
  expect(await releaseOfflineFile(deps, { release: machine.release(first) })).toEqual({ ok: true });
  // The same request sent again after that takes a new seat, which the old release does not free.
  const later = await fileOf(asked);
  expect(later).not.toBe(first);
  expect(await releaseOfflineFile(deps, { release: machine.release(first) })).toMatchObject({ ok: false });
});

test('a seat is given back ten times a day, and a stranger’s text uses none of them', async () => {
  const { key } = await licence();
  const release = async (time: number) => {
    const machine = offlineMachine();
    // Guesses of one network are limited, too.
    const file = await fileOf({ choice: { key }, request: machine.request(), ip: `198.51.100.${time}` });
    const stranger = await releaseOfflineFile(deps, { release: offlineMachine().release(file) });
    expect(stranger).toEqual({ ok: false, error: 'device_unknown' });
    return releaseOfflineFile(deps, { release: machine.release(file) });
  };
  for (let time = 0; time < RELEASES_BY_LICENCE.points; time += 1)
    expect(await release(time)).toEqual({ ok: true });
  expect(await release(10)).toMatchObject({
    error: 'too_many_requests',
    retryAfterSeconds: expect.any(Number),
  });
});

test('the same request with another key is another file', async () => {
  const request = offlineMachine().request();
  const files = [];
  for (const { key } of [await licence(), await licence()]) {
    files.push(await fileOf({ choice: { key }, request }));
  }
  expect(new Set(files).size).toBe(2);
});

test('a member chooses among the own licences, and nobody else’s', async () => {
  const memberId = randomUUID();
  const { id } = await licence(memberId);
  const request = offlineMachine().request();
  expect(await issue({ choice: { memberId: randomUUID(), licenceId: id }, request })).toEqual({
    ...{ ok: false, error: 'licence_unknown' },
  });
  expect(await issue({ choice: { memberId, licenceId: id }, request })).toMatchObject({ ok: true });
});

test('a computer gives its seat up for it, but for one without a network', async () => {
  const { key } = await licence();
  const [first, second, third] = [1, 2, 3].map((number) => offlineMachine(number).request());
  const choice = { key };
  const taken = await issue({ choice, request: first ?? '' });
  const held = taken.ok ? taken.device.id : '';
  expect(await issue({ choice, request: second ?? '' })).toMatchObject({ error: 'licence_seats_taken' });
  expect(await issue({ choice, request: second ?? '', instead: held })).toMatchObject({
    ...{ ok: false, error: 'device_offline' },
  });

  const other = await licence();
  const online = await activateDevice(
    { ...deps, fingerprintKey: Buffer.alloc(32) },
    { key: other.key, device: 'a computer with a network', name: 'Cellar', system: 'win' },
  );
  const instead = online.ok ? online.device.id : '';
  expect(await issue({ choice: { key: other.key }, request: third ?? '', instead })).toMatchObject({
    ok: true,
  });
});

test('a key of another system is found as it was typed', async () => {
  const { id } = await licence();
  await db.update(licences).set({ key: 'old-1234' }).where(eq(licences.id, id));
  const request = offlineMachine().request();
  expect(await issue({ choice: { key: 'old-1234' }, request })).toMatchObject({ ok: true });
});

test('no computer gives its seat up for a text that none has signed', async () => {
  const { key } = await licence();
  const made = await activateDevice(
    { ...deps, fingerprintKey: Buffer.alloc(32) },
    { key, device: 'a computer with a network', name: 'Cellar', system: 'win' },
  );
  const instead = made.ok ? made.device.id : '';
  const refused = await issue({ choice: { key }, request: 'nothing signed', instead });
  expect(refused).toEqual({ ok: false, error: 'offline_text_invalid' });
  const request = offlineMachine().request();
  expect(await issue({ choice: { key }, request })).toMatchObject({ error: 'licence_seats_taken' });
});

test('no computer gives its seat up for a file that is not issued', async () => {
  const { id, key } = await licence();
  const made = await activateDevice(
    { ...deps, fingerprintKey: Buffer.alloc(32) },
    { key, device: 'a computer with a network', name: 'Cellar', system: 'win' },
  );
  const instead = made.ok ? made.device.id : '';
  await db.update(licences).set({ state: 'suspended' }).where(eq(licences.id, id));
  const request = offlineMachine().request();
  expect(await issue({ choice: { key }, request, instead })).toMatchObject({ error: 'licence_suspended' });
  expect(await devicesOfLicence(db, id)).toMatchObject([{ id: instead, releasedAt: null }]);
});

test('keys that do not exist are counted as guesses', async () => {
  const guess = () =>
    issue({ choice: { key: '00000-00000-00000-00000-00000' }, request: offlineMachine().request() });
  for (let time = 0; time < UNKNOWN_KEYS_BY_IP.points; time++) {
    expect(await guess()).toMatchObject({ error: 'licence_unknown' });
  }
  expect(await guess()).toMatchObject({ error: 'too_many_requests' });
});
