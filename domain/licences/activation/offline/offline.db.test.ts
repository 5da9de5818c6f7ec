import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { testCommerce } from '../../../checkout/testing/test-commerce.ts';
import { issueLicence } from '../../issue-licence.ts';
import { licences } from '../../tables.ts';
import { offlineMachine } from './machine-for-test.ts';

const start = new Date('2026-11-22T12:00:00Z');
const DAY = 24 * 3_600_000;
const clock = fixedClock(start);
const shop = await testCommerce({ clock });
const { db, calls } = shop;
beforeEach(async () => {
  clock.set(start);
  await shop.empty();
});

async function call(path: string, body: object) {
  const answer = await calls.request(`/licence/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data, error } = (await answer.json()) as { data: never; error?: string };
  return { status: answer.status, error, data: data as Record<string, string> & { devices?: object[] } };
}
async function issued(licenceType: LicenceType = 'LFT'): Promise<string> {
  const of = { memberId: randomUUID(), pid: '643', productName: 'DVD Ripper', licenceType };
  const origin = { source: 'order', orderId: randomUUID(), sourceId: randomUUID(), ordinal: 1 } as const;
  return (await db.transaction((tx) => issueLicence(tx, of, origin, start))).key;
}
const fileFor = (key: string, machine: ReturnType<typeof offlineMachine>) =>
  call('offline_file', { key, request: machine.request() });

const fileIdFor = async (...of: Parameters<typeof fileFor>) =>
  (await believed((await fileFor(...of)).data.file ?? ''))?.file ?? expect.fail('no file');

/** What a program reads from a file with the keys it was shipped with; undefined if the signature is not valid. */
async function believed(file: string): Promise<Record<string, string> | undefined> {
  const { keys } = (await (await calls.request('/licence/keys')).json()) as {
    keys: Record<string, string>[];
  };
  const [header = '', payload = '', signature = ''] = file.split('.');
  const { kid, typ } = JSON.parse(Buffer.from(header, 'base64url').toString());
  const jwk = keys.find((key) => key.kid === kid);
  if (!jwk || typ !== 'spindle-licence') return undefined;
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const good = verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'));
  return good ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : undefined;
}

describe('a licence file', () => {
  test('says what the machine may do, and ends with the licence', async () => {
    const [key, machine] = [await issued('1Y'), offlineMachine()];
    const { status, data } = await fileFor(key, machine);
    expect(status).toBe(200);
    expect(await believed(data.file ?? '')).toEqual({
      ...{
        v: 1,
        file: expect.any(String),
        key,
        device_id: data.device_id,
        pid: '643',
        opens: ['643'],
        licence_type: '1Y',
      },
      ...{ device: createHash('sha256').update(machine.device).digest('base64url'), seats: 1 },
      ...{ works_until: '2027-11-22T12:00:00.000Z', updates_until: '2027-11-22T12:00:00.000Z' },
      iat: start.getTime() / 1000,
    });
    expect(data.works_until).toBe('2027-11-22T12:00:00.000Z');
  });

  test('with a changed byte is not believed, nor what else is signed for programs', async () => {
    const [key, machine] = [await issued(), offlineMachine()];
    const { file = '' } = (await fileFor(key, machine)).data;
    const at = file.indexOf('.') + 9;
    const changed = `${file.slice(0, at)}${file[at] === 'A' ? 'B' : 'A'}${file.slice(at + 1)}`;
    expect(await believed(changed)).toBeUndefined();
    const { device } = machine;
    const { signed = '' } = (await call('validate', { key, device, nonce: 'a nonce of its own' })).data;
    expect(signed).not.toBe('');
    expect(await believed(signed)).toBeUndefined();
  });

  test('takes a seat, one a machine, and a request that was changed takes none', async () => {
    const [key, machine] = [await issued(), offlineMachine()];
    const [head, payload = '', signature] = machine.request().split('.');
    const forged = [head, payload.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')), signature].join('.');
    expect(await call('offline_file', { key, request: forged })).toMatchObject({
      ...{ status: 422, error: 'offline_text_invalid' },
    });
    const all = await Promise.all([1, 2, 3].map(() => fileFor(key, machine)));
    expect(new Set(all.map(({ data }) => data.device_id)).size).toBe(1);
    const refused = await fileFor(key, offlineMachine(2));
    expect(refused).toMatchObject({ status: 409, error: 'licence_seats_taken' });
    expect(refused.data.devices).toMatchObject([{ name: 'M•••1', offline: true }]);
    expect(await fileFor('00000-00000-00000-00000-00000', machine)).toMatchObject({
      error: 'licence_unknown',
    });
  });

  test('of 50 machines at once is there for one seat', async () => {
    const key = await issued();
    const machines = Array.from({ length: 50 }, (_, number) => offlineMachine(number));
    const all = await Promise.all(machines.map((machine) => fileFor(key, machine)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the seat of a machine without a network', () => {
  test('comes back by its signed release, once', async () => {
    const [key, machine] = [await issued(), offlineMachine()];
    const { file = '' } = (await fileFor(key, machine)).data;
    const id = (await believed(file))?.file ?? '';
    expect(await call('release', { offline_release: offlineMachine(2).release(id) })).toMatchObject({
      ...{ status: 404, error: 'device_unknown' },
    });
    const release = machine.release(id);
    expect(await call('release', { offline_release: release })).toMatchObject({ status: 200 });
    expect(await fileFor(key, offlineMachine(3))).toMatchObject({ status: 200 });
    expect(await call('release', { offline_release: release })).toMatchObject({ error: 'device_unknown' });
  });

  test('does not come back by a release of the file before', async () => {
    const [key, machine] = [await issued(), offlineMachine()];
    const earlier = await fileIdFor(key, machine);
    await db.update(licences).set({ updatesUntil: new Date(start.getTime() + 366 * DAY) });
    const renewed = await fileIdFor(key, machine);
    expect(await call('release', { offline_release: machine.release(earlier) })).toMatchObject({
      ...{ status: 404, error: 'device_unknown' },
    });
    expect(await call('release', { offline_release: machine.release(renewed) })).toMatchObject({
      status: 200,
    });
  });

  test('comes back by whichever answer was carried to the machine, where a call was repeated', async () => {
    const [key, machine] = [await issued(), offlineMachine()];
    const carried = await fileIdFor(key, machine);
    clock.set(new Date(start.getTime() + 60_000));
    expect(await fileIdFor(key, machine)).toBe(carried);
    expect(await call('release', { offline_release: machine.release(carried) })).toMatchObject({
      status: 200,
    });
    // A seat that is taken later has another file, which that release does not give back.
    expect(await fileIdFor(key, machine)).not.toBe(carried);
    expect(await call('release', { offline_release: machine.release(carried) })).toMatchObject({
      error: 'device_unknown',
    });
  });

  test('does not come back by the key alone, nor by waiting, while a lifetime file works', async () => {
    const [key, machine] = [await issued(), offlineMachine()];
    const { device_id } = (await fileFor(key, machine)).data;
    for (const which of [{ device_id }, { device: machine.device }]) {
      expect(await call('release', { key, ...which })).toMatchObject({
        status: 409,
        error: 'device_offline',
      });
    }
    clock.set(new Date(start.getTime() + 4000 * DAY));
    expect(await fileFor(key, offlineMachine(2))).toMatchObject({ error: 'licence_seats_taken' });
  });

  test('is free after 90 days where the file ends', async () => {
    const [key, machine] = [await issued('1Y'), offlineMachine()];
    const { device_id } = (await fileFor(key, machine)).data;
    expect(await call('release', { key, device_id })).toMatchObject({ error: 'device_offline' });
    clock.set(new Date(start.getTime() + 89 * DAY));
    expect(await fileFor(key, offlineMachine(2))).toMatchObject({ error: 'licence_seats_taken' });
    clock.set(new Date(start.getTime() + 90 * DAY));
    expect(await fileFor(key, offlineMachine(2))).toMatchObject({ status: 200 });
  });
});

test.each([
  {},
  { offline_release: 'x', key: 'X' },
  { offline_release: 'x', device: 'computer-with-its-fingerprint' },
  { key: 'X' },
])('a release of %o is none', async (body) => {
  expect((await call('release', body)).status).toBe(422);
});
