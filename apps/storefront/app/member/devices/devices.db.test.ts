import { randomUUID } from 'node:crypto';
import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { activateDevice } from '@spindle/domain/licences/activation/activate-device.ts';
import { RELEASES_BY_LICENCE } from '@spindle/domain/licences/activation/limits.ts';
import { issueLicence } from '@spindle/domain/licences/issue-licence.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { linksFor } from '../../../page/links.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import type { AskedPlace } from '../list-place.ts';
import { loadDevice } from './load-device.ts';
import { loadDevices } from './load-devices.ts';
import { releaseAction } from './release-action.ts';

const start = new Date('2026-11-22T12:00:00Z');
const clock = fixedClock(start);
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const page = { prefix: '/de', origin: 'https://shop.test' };

let memberId: string;
beforeEach(async () => {
  await shop.empty();
  clock.set(start);
  memberId = randomUUID();
});

async function licence() {
  const product = { pid: '643', productName: 'DVD Ripper', licenceType: 'LFT' } as const;
  const origin = { source: 'order', orderId: randomUUID(), sourceId: randomUUID(), ordinal: 1 } as const;
  return db.transaction((tx) => issueLicence(tx, { ...product, memberId }, origin, start));
}
async function activated(key: string): Promise<string> {
  const device = { device: 'the computer of the cellar', name: 'Keller', system: 'win' } as const;
  const result = await activateDevice({ ...deps, fingerprintKey: Buffer.alloc(32) }, { key, ...device });
  return result.ok ? result.device.id : expect.fail(result.error);
}
const shown = async (asked?: AskedPlace) =>
  (await loadDevices(deps, { memberId, locale: 'de', links: linksFor(page), ...(asked && { asked }) }))
    .licences;

/** Sends the form of the confirmation page. */
async function release(
  device: string,
  viewer: Viewer = someone(memberId),
  { step = 'release', form = new FormData() }: { step?: 'release' | 'keep'; form?: FormData } = {},
) {
  const context = new RouterContextProvider();
  // Without the editors' 404 page, a missing page would be a failure of the server.
  const services = { db, clock, limits: deps.limits, content: { read: async () => null } };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const visit = { page, locale: 'de', tags: new Set(), viewer: async () => viewer };
  context.set(requestContext, visit as unknown as typeof requestContext.defaultValue & object);
  const url = new URL(`https://shop.test/de/member?a=devices&${step}=${device}`);
  const answer = await releaseAction(form, context, url).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) return answer;
  return `${answer.status} ${answer.headers.get('location')}`;
}
const someone = (id: string): Viewer => ({
  ...{
    kind: 'member',
    memberId: id,
    email: 'kei@example.test',
    name: '',
    sessionId: 's',
    factorAt: new Date(0),
  },
});

test('a licence is shown with its seats, its computers and when they were last heard of', async () => {
  const { key } = await licence();
  expect(await shown()).toMatchObject([{ name: 'DVD Ripper für Windows', seats: 1, devices: [] }]);
  const id = await activated(key);
  const releaseHref = `/de/member?a=devices&release=${id}`;
  const device = { id, name: 'Keller', system: 'win', lastSeen: '22.\u00a0November 2026', releaseHref };
  expect(await shown()).toMatchObject([{ key, devices: [{ ...device, stale: false }] }]);
  clock.set(new Date(start.getTime() + 90 * 24 * 3_600_000));
  expect(await shown()).toMatchObject([{ devices: [{ ...device, stale: true }] }]);
});

test('the page asks for a computer of the member’s own, and its form frees the seat', async () => {
  const { key } = await licence();
  const deviceId = await activated(key);
  const german = { deviceId, locale: 'de' } as const;
  expect(await loadDevice(db, { ...german, memberId })).toEqual({
    ...{ name: 'Keller', product: 'DVD Ripper für Windows' },
  });
  expect(await loadDevice(db, { ...german, memberId: randomUUID() })).toBeUndefined();

  await release(deviceId, someone(randomUUID()));
  expect(await release(deviceId, { kind: 'anonymous', expired: false })).toBe(
    '302 https://shop.test/de/member?a=login&back=%2Fde%2Fmember%3Fa%3Ddevices',
  );
  for (const nonsense of ['', 'all', randomUUID()]) await release(nonsense);
  expect(await shown()).toMatchObject([{ devices: [{ id: deviceId }] }]);

  const done = `303 https://shop.test/de/member?a=devices&released=${deviceId}`;
  expect(await release(deviceId)).toBe(done);
  expect(await release(deviceId)).toBe(done);
  expect(await shown()).toMatchObject([{ devices: [] }]);
  expect(await loadDevice(db, { ...german, memberId })).toBeUndefined();
});

test('a seat that is freed too often in a day is not, and the page says so', async () => {
  const { key } = await licence();
  for (let time = 0; time < RELEASES_BY_LICENCE.points; time++) await release(await activated(key));
  expect(await release(await activated(key))).toMatchObject({
    ...{ data: { reply: { problem: 'too_many_requests' } }, init: { status: 429 } },
  });
  expect(await shown()).toMatchObject([{ devices: [{ name: 'Keller' }] }]);
});

test('a release is taken back by the form that the next page has, and by nobody else', async () => {
  const { key } = await licence();
  const deviceId = await activated(key);
  await release(deviceId);
  const keep = { step: 'keep' } as const;
  const answer = (kept: string) => `303 https://shop.test/de/member?a=devices&kept=${kept}`;
  expect(await release(deviceId, someone(randomUUID()), keep)).toBe(answer('no'));
  expect(await shown()).toMatchObject([{ devices: [] }]);
  expect(await release(deviceId, someone(memberId), keep)).toBe(answer('yes'));
  expect(await shown()).toMatchObject([{ devices: [{ id: deviceId }] }]);
});

test('a list that goes on by itself gets an answer instead of another page', async () => {
  const { key } = await licence();
  const deviceId = await activated(key);
  const form = new FormData();
  form.set('stay', '1');
  expect(await release(deviceId, someone(memberId), { form })).toMatchObject({ data: {} });
  expect(await shown()).toMatchObject([{ devices: [] }]);
  expect(await release(randomUUID(), someone(memberId), { form, step: 'keep' })).toMatchObject({
    data: { reply: { problem: 'device_unknown' } },
  });
});

test('of many computers a page is shown, and one is found by its name, its product or its key', async () => {
  const { id, key } = await licence();
  await db.execute(`update shop.licences set seats = 500 where id = '${id}'`);
  await db.execute(
    `insert into shop.licence_devices (id, licence_id, fingerprint, name, system, activated_at, last_seen_at)
     select gen_random_uuid(), '${id}', n::text, 'Rechner ' || n, 'win', now(),
       timestamptz '2026-11-01' - n * interval '1 minute'
     from generate_series(0, 89) n`,
  );
  const of = (asked: Partial<AskedPlace>, more: { byKey?: false; licenceId?: string } = {}) =>
    loadDevices(deps, {
      ...{ memberId, locale: 'de', links: linksFor(page), asked: { q: '', page: 1, ...asked } },
      ...more,
    });
  const first = await of({});
  expect(first.place).toMatchObject({ page: 1, pages: 3, total: 90, isLong: true });
  expect(first.licences).toMatchObject([{ seats: 500, used: 90 }]);
  expect(first.licences[0]?.devices).toHaveLength(40);
  expect((await of({ page: 3 })).licences[0]?.devices.map(({ name }) => name).at(-1)).toBe('Rechner 89');
  expect((await of({ q: 'rechner 77' })).licences[0]?.devices.map(({ name }) => name)).toEqual([
    'Rechner 77',
  ]);
  expect((await of({ q: key.slice(3, 12) })).place).toMatchObject({ found: 90 });
  expect((await of({ q: 'für windows' })).place).toMatchObject({ found: 90 });
  // Staff, to whom keys are masked, must not find them piece by piece.
  expect((await of({ q: key.slice(3, 12) }, { byKey: false })).place).toMatchObject({ found: 0 });
  await licence();
  expect((await of({})).place).toMatchObject({ total: 91 });
  expect((await of({}, { licenceId: id })).licences).toMatchObject([{ id }]);
  expect(await of({ q: 'keiner' })).toMatchObject({ licences: [], place: { found: 0, total: 91 } });
});
