import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBackend } from '../../backend-api/create-backend.ts';
import { SECRET } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { issueLicence } from '../issue-licence.ts';
import type { Licence } from '../licence.ts';

const start = new Date('2026-11-22T12:00:00Z');
const clock = fixedClock(start);
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(() => shop.empty());

let network = 0;
beforeEach(() => {
  network += 1;
});
const app = createBackend({
  modules: shop.modules.flatMap(({ http }) => http ?? []),
  readViewer: async () => ({ kind: 'anonymous', expired: false }),
  about: () => ({ locale: 'en', ip: `192.0.2.${network}`, country: 'US' }),
  shopName: 'Shop',
  locales: ['en', 'de'],
  origins: ['https://shop.test'],
  secret: SECRET,
  log: deps.log,
  endedLoginCookies: [],
  endedActingCookies: [],
  limits: deps.limits,
});

/** Calls like a desktop application: no Origin, no cookies. */
async function call(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await app.request(`/licence/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { data, ...said } = (await answer.json()) as { cscode: number; error?: string; data: never };
  return { status: answer.status, ...said, data: data as Record<string, string> & { devices?: object[] } };
}
function issued(licenceType: LicenceType = '1Y'): Promise<Licence> {
  const of = { memberId: randomUUID(), pid: '643', productName: 'DVD Ripper', licenceType };
  const origin = { source: 'order', orderId: randomUUID(), sourceId: randomUUID(), ordinal: 1 } as const;
  return db.transaction((tx) => issueLicence(tx, of, origin, start));
}
const computer = (number: number) => ({
  device: `computer-${number}-with-its-fingerprint`,
  nonce: `nonce-of-${number}`,
});
const activate = ({ key }: Licence, number = 1) =>
  call('activate', { key, ...computer(number), name: 'Dana’s laptop', system: 'mac' });

test('a name with a null byte is invalid', async () => {
  const { key } = await issued();
  const sent = { key, ...computer(1), name: 'Dana\u0000', system: 'mac' };
  expect(await call('activate', sent)).toMatchObject({ status: 422 });
});

async function believed(jws = ''): Promise<Record<string, unknown>> {
  const [header = '', payload = '', signature = ''] = jws.split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
  const answer = await app.request('/licence/keys');
  const { keys } = (await answer.json()) as { keys: { kid: string; kty: string; crv: string; x: string }[] };
  expect(keys).toHaveLength(2);
  const jwk = keys.find((key) => key.kid === kid) ?? expect.fail('signed by a key that is not published');
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  expect(verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))).toBe(
    true,
  );
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

describe('a program', () => {
  test('activates, and believes what is signed over its nonce', async () => {
    const licence = await issued();
    const { status, data } = await activate(licence);
    expect(status).toBe(200);
    const { signed, ...said } = data;
    expect(said).toEqual({
      ...{ device_id: expect.any(String), pid: '643', opens: ['643'], licence_type: '1Y', seats: 1 },
      ...{ works_until: '2027-11-22T12:00:00.000Z', updates_until: '2027-11-22T12:00:00.000Z' },
      check_again_by: '2026-12-22T12:00:00.000Z',
    });
    expect(await believed(signed)).toEqual({ ...said, nonce: 'nonce-of-1', iat: start.getTime() / 1000 });
    for (const path of ['validate', 'heartbeat']) {
      const { data: again } = await call(path, { key: licence.key, ...computer(1), nonce: `for ${path}` });
      expect(await believed(again.signed)).toMatchObject({ device_id: said.device_id, nonce: `for ${path}` });
    }
  });

  test('is never told to go on longer than the licence works', async () => {
    const licence = await issued('1M');
    clock.set(new Date('2026-12-12T00:00:00Z'));
    expect((await activate(licence)).data.check_again_by).toBe('2026-12-22T12:00:00.000Z');
    clock.set(start);
  });

  test('finds all seats taken, sees which computer has one, and releases it', async () => {
    const licence = await issued();
    const first = await activate(licence, 1);
    const refused = await activate(licence, 2);
    expect(refused).toMatchObject({ status: 409, cscode: 20605, error: 'licence_seats_taken' });
    expect(refused.data.devices).toEqual([
      {
        ...{ device_id: first.data.device_id, name: 'D•••p', system: 'mac' },
        ...{ last_seen_at: start.toISOString(), offline: false },
      },
    ]);
    const released = await call('release', { key: licence.key, device_id: first.data.device_id });
    expect(released).toMatchObject({ status: 200, cscode: 0 });
    expect(await activate(licence, 2)).toMatchObject({ status: 200 });
    expect(await call('validate', { key: licence.key, ...computer(1) })).toMatchObject({
      ...{ status: 404, error: 'device_unknown' },
    });
  });

  test('types the key as a person does, and sends a form as well', async () => {
    const { key } = await issued();
    const fields = { key: key.toLowerCase().replaceAll('-', ' '), ...computer(1), name: 'PC', system: 'win' };
    const answer = await app.request('/licence/activate', {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    expect(answer.status).toBe(200);
  });

  test.each<[string, object, string]>([
    ['activate', { ...computer(1), name: 'PC', system: 'win' }, 'field_required'],
    [
      'activate',
      { key: 'X', device: 'short', nonce: '12345678', name: 'PC', system: 'win' },
      'invalid_input',
    ],
    ['activate', { key: 'X', ...computer(1), name: 'PC', system: 'amiga' }, 'invalid_input'],
    ['activate', { key: 'X', ...computer(1), name: 'x'.repeat(81), system: 'win' }, 'invalid_input'],
    ['activate', { key: 'X', ...computer(1), name: 'PC', system: 'win', pid: '643;646' }, 'invalid_input'],
    ['validate', { key: 'X', device: computer(1).device }, 'field_required'],
    ['release', { key: 'X' }, 'field_required'],
    ['release', { key: 'X', device: computer(1).device, device_id: randomUUID() }, 'invalid_input'],
  ])('that sends %s %o is told so', async (path, body, error) => {
    expect(await call(path, body)).toMatchObject({ status: 422, error });
  });

  test('that tries keys is refused after a while; one with a good key from there is not', async () => {
    const licence = await issued();
    const unknown = { key: '00000-00000-00000-00000-00000', ...computer(1) };
    const tries = [];
    for (let number = 0; number < 61; number += 1) tries.push((await call('validate', unknown)).status);
    expect(tries.filter((status) => status === 404)).toHaveLength(60);
    expect(tries.at(-1)).toBe(429);
    expect(await activate(licence)).toMatchObject({ status: 200 });
  });

  test('that lends a licence round runs out of releases for the day, however the key is written', async () => {
    const licence = await issued();
    const spellings = [licence.key, licence.key.toLowerCase(), licence.key.replaceAll('-', '')];
    const released = [];
    for (let number = 0; number < 12; number += 1) {
      await activate(licence, number);
      const key = spellings[number % spellings.length];
      released.push((await call('release', { key, device: computer(number).device })).status);
    }
    expect(released).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });
});

test('a cookie that was sent along changes nothing', async () => {
  const licence = await issued();
  const body = { key: licence.key, ...computer(1), name: 'PC', system: 'win' };
  expect(await call('activate', body, { cookie: 'laravel_session=x' })).toMatchObject({ status: 200 });
});
