import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createBackend } from '../../backend-api/create-backend.ts';
import type { Viewer } from '../../backend-api/envelope.ts';
import { issueFormToken } from '../../backend-api/form-token.ts';
import { ORIGIN, SECRET } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { issueLicence } from '../issue-licence.ts';
import type { Licence } from '../licence.ts';
import { licenceDetails } from '../licence-details.ts';
import { licences } from '../tables.ts';
import { activateDevice } from './activate-device.ts';
import { deviceOfMember } from './device-of-member.ts';
import { devicesOfMember } from './devices-of-member.ts';
import { RELEASES_BY_LICENCE } from './limits.ts';
import { listSeats } from './list-seats.ts';
import { offlineMachine } from './offline/machine-for-test.ts';
import { releaseMemberDevice } from './release-member-device.ts';
import { seatsOfMember } from './seats-of-member.ts';
import { takeSeatAgain } from './take-seat-again.ts';
import { takenSeats } from './taken-seats.ts';

const start = new Date('2026-11-22T12:00:00Z');
const clock = fixedClock(start);
const shop = await testCommerce({ clock });
const { deps, db } = shop;

const sessionId = 'the session of Kei';
let memberId: string;
let viewer: Viewer;
beforeEach(async () => {
  await shop.empty();
  clock.set(start);
  memberId = randomUUID();
  viewer = {
    kind: 'member',
    memberId,
    email: 'kei@example.test',
    name: '',
    sessionId,
    factorAt: new Date(0),
  };
});
const app = createBackend({
  modules: shop.modules.flatMap(({ http }) => http ?? []),
  readViewer: async () => viewer,
  about: () => ({ locale: 'en', ip: '192.0.2.1', country: 'US' }),
  shopName: 'Shop',
  locales: ['en', 'de'],
  origins: [ORIGIN],
  secret: SECRET,
  log: deps.log,
  endedLoginCookies: [],
  limits: deps.limits,
});

function issued(of = memberId): Promise<Licence> {
  const product = { pid: '643', productName: 'DVD Ripper', licenceType: 'Lifetime+5PC' } as const;
  const origin = { source: 'order', orderId: randomUUID(), sourceId: randomUUID(), ordinal: 1 } as const;
  return db.transaction((tx) => issueLicence(tx, { ...product, memberId: of }, origin, start));
}
const as = (id: string) => ({ memberId: id, actor: { kind: 'member', memberId: id } as const });
/** @returns the device's id */
async function activated({ key }: Licence, name = 'Kei’s laptop'): Promise<string> {
  const device = { device: `${name} with its fingerprint`, name, system: 'mac' } as const;
  const result = await activateDevice({ ...deps, fingerprintKey: Buffer.alloc(32) }, { key, ...device });
  return result.ok ? result.device.id : expect.fail(result.error);
}
const names = async () => (await devicesOfMember(db, memberId)).map(({ name }) => name);

test('a member sees the devices of all their licences, the last seen first, and nobody else’s', async () => {
  await activated(await issued(), 'Desk');
  clock.set(new Date(start.getTime() + 60_000));
  await activated(await issued(), 'Laptop');
  const foreign = await activated(await issued(randomUUID()), 'Other');
  expect(await names()).toEqual(['Laptop', 'Desk']);
  expect(await deviceOfMember(db, { memberId, deviceId: foreign })).toBeUndefined();
});

test('a seat is freed once, however often that is asked, and only by whose licence it is', async () => {
  const licence = await issued();
  const deviceId = await activated(licence);
  const foreign = await releaseMemberDevice(deps, { ...as(randomUUID()), deviceId });
  expect(foreign).toEqual({ ok: false, error: 'device_unknown' });
  expect(await names()).toHaveLength(1);
  const times = RELEASES_BY_LICENCE.points + 1;
  for (let time = 0; time < times; time++) {
    expect(await releaseMemberDevice(deps, { ...as(memberId), deviceId })).toEqual({ ok: true });
  }
  expect(await names()).toEqual([]);
  expect(await deviceOfMember(db, { memberId, deviceId })).toBeUndefined();
  // The computer can take a seat again.
  await activated(licence);
  expect(await names()).toHaveLength(1);
});

test('seats of one licence are not passed round all day', async () => {
  const licence = await issued();
  const release = async () =>
    releaseMemberDevice(deps, { ...as(memberId), deviceId: await activated(licence) });
  for (let time = 0; time < RELEASES_BY_LICENCE.points; time++) expect(await release()).toEqual({ ok: true });
  expect(await release()).toMatchObject({
    error: 'too_many_requests',
    retryAfterSeconds: expect.any(Number),
  });
  expect(await names()).toHaveLength(1);
});

test('a release is taken back: the computer has its seat as though nothing had been', async () => {
  const licence = await issued();
  const deviceId = await activated(licence);
  const [before] = await devicesOfMember(db, memberId);
  await releaseMemberDevice(deps, { ...as(memberId), deviceId });
  expect(await takeSeatAgain(deps, { ...as(randomUUID()), deviceId })).toEqual({
    ...{ ok: false, error: 'device_unknown' },
  });
  expect(await names()).toEqual([]);
  const twice = [
    takeSeatAgain(deps, { ...as(memberId), deviceId }),
    takeSeatAgain(deps, { ...as(memberId), deviceId }),
  ];
  expect(await Promise.all(twice)).toEqual([{ ok: true }, { ok: true }]);
  expect(await devicesOfMember(db, memberId)).toEqual([before]);
});

test('a release that is long ago stands, and so does one of a licence that has ended', async () => {
  const licence = await issued();
  const deviceId = await activated(licence);
  await releaseMemberDevice(deps, { ...as(memberId), deviceId });
  clock.set(new Date(start.getTime() + 10 * 60_000 + 1));
  expect(await takeSeatAgain(deps, { ...as(memberId), deviceId })).toMatchObject({
    error: 'device_unknown',
  });
  clock.set(start);
  await db.update(licences).set({ state: 'revoked' });
  expect(await takeSeatAgain(deps, { ...as(memberId), deviceId })).toMatchObject({
    error: 'device_unknown',
  });
  expect(await names()).toEqual([]);
});

test('a seat that another computer has taken meanwhile stays its own', async () => {
  const licence = await issued();
  const deviceId = await activated(licence, 'Desk');
  await releaseMemberDevice(deps, { ...as(memberId), deviceId });
  // Its program has activated again by itself.
  await activated(licence, 'Desk');
  expect(await takeSeatAgain(deps, { ...as(memberId), deviceId })).toEqual({ ok: true });
  expect(await names()).toEqual(['Desk']);
  const [back] = await devicesOfMember(db, memberId);
  await releaseMemberDevice(deps, { ...as(memberId), deviceId: back?.id ?? '' });
  for (let seat = 0; seat < 5; seat++) await activated(licence, `Other ${seat}`);
  expect(await takeSeatAgain(deps, { ...as(memberId), deviceId: back?.id ?? '' })).toEqual({
    ...{ ok: false, error: 'licence_seats_taken' },
  });
  expect(await names()).toHaveLength(5);
});

test('staff who act as a member take back what their role may do, and it is written down', async () => {
  const deviceId = await activated(await issued());
  await releaseMemberDevice(deps, { ...as(memberId), deviceId });
  const staff = (role: 'editor' | 'admin') =>
    ({ kind: 'staff', staffId: '1', email: 'ada@shop.test', role }) as const;
  const keep = (role: 'editor' | 'admin') => takeSeatAgain(deps, { actor: staff(role), memberId, deviceId });
  expect(await keep('editor')).toEqual({ ok: false, error: 'acting_refused' });
  expect(await names()).toEqual([]);
  expect(await keep('admin')).toEqual({ ok: true });
  const { rows } = await db.execute(sql`select action, after from shop.audit_entries`);
  expect(rows).toMatchObject([{ action: 'licence.keep_seat', after: { as_member: memberId } }]);
});

test('the seats of a member are counted: those of licences that work', async () => {
  const [one, two, over] = [await issued(), await issued(), await issued()];
  await activated(one, 'Desk');
  await activated(two, 'Laptop');
  await activated(over, 'Cellar');
  await db.update(licences).set({ worksUntil: start }).where(eq(licences.id, over.id));
  await activated(await issued(randomUUID()), 'Other');
  expect(await seatsOfMember(deps, memberId)).toEqual({ licences: 3, seats: 10, taken: 2 });
  expect(await seatsOfMember(deps, randomUUID())).toEqual({ licences: 0, seats: 0, taken: 0 });
  expect(await takenSeats(deps, memberId)).toEqual(
    new Map([one, two, over].map(({ id }) => [id, 1] as const)),
  );
});

test('a seat that a new computer would get counts as free wherever seats are counted; that of a lifetime file never does', async () => {
  const licence = await issued();
  await activated(licence, 'Desk');
  await app.request('/licence/offline_file', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: licence.key, request: offlineMachine().request() }),
  });
  const counted = async () => ({
    ofMember: (await seatsOfMember(deps, memberId)).taken,
    ofLicence: (await takenSeats(deps, memberId)).get(licence.id),
    listed: (await listSeats(deps, { memberId, page: 1, size: 10 })).licences[0]?.taken,
    byStaff: (await licenceDetails(deps, licence.id))?.devices.filter(({ stale }) => !stale).length,
  });
  expect(await counted()).toEqual({ ofMember: 2, ofLicence: 2, listed: 2, byStaff: 2 });
  clock.set(new Date(start.getTime() + 90 * 24 * 3_600_000));
  expect(await counted()).toEqual({ ofMember: 1, ofLicence: 1, listed: 1, byStaff: 1 });
});

test('a computer that works by a licence file keeps its seat', async () => {
  const { key } = await issued();
  const sent = await app.request('/licence/offline_file', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, request: offlineMachine().request() }),
  });
  expect(sent.status).toBe(200);
  const [device] = await devicesOfMember(db, memberId);
  const deviceId = device?.id ?? '';
  expect(await releaseMemberDevice(deps, { ...as(memberId), deviceId })).toEqual({
    ...{ ok: false, error: 'device_offline' },
  });
  expect(await unbind(deviceId, scripted())).toMatchObject({ status: 409, error: 'device_offline' });
  expect(await names()).toHaveLength(1);
});

/** The headers that the shop's own scripts send. */
function scripted(session = sessionId) {
  const { token, cookie = '' } = issueFormToken(SECRET, new Headers(), {
    sessionId: session,
    scope: { secure: false, domain: undefined },
  });
  return { 'sec-fetch-site': 'same-origin', 'x-csrf-token': token, cookie: cookie.split(';')[0] ?? '' };
}
async function unbind(device: string, headers: Record<string, string>, more = '') {
  const answer = await app.request(`/member/unbind_device?device=${device}${more}`, { headers });
  const body = (await answer.json().catch(() => ({}))) as { error?: string };
  return { status: answer.status, to: answer.headers.get('location'), error: body.error };
}

test('the call frees a seat for a script of our pages, with the token of the page', async () => {
  const deviceId = await activated(await issued());
  const { 'x-csrf-token': token, ...tokenless } = scripted();
  const refused: [Record<string, string>, string][] = [
    [{}, 'no metadata'],
    [tokenless, 'no token'],
    [{ ...tokenless, 'x-csrf-token': `${token}x` }, 'a wrong token'],
    [scripted('another session'), 'the token of another session'],
    [{ ...scripted(), 'sec-fetch-site': 'cross-site' }, 'another site'],
    [{ ...scripted(), origin: 'https://evil.test' }, 'another origin'],
  ];
  for (const [headers, why] of refused) {
    expect(await unbind(deviceId, headers), why).toMatchObject({ status: 403, error: 'forbidden_origin' });
  }
  expect(await names()).toHaveLength(1);
  expect(await unbind(deviceId, scripted())).toMatchObject({ status: 200 });
  expect(await names()).toEqual([]);
  expect(await unbind(deviceId, scripted())).toMatchObject({ status: 200 });
});

test('who is led to the call is asked first, on a page, and nothing has changed', async () => {
  const deviceId = await activated(await issued());
  const to = `${ORIGIN}/de/member?a=devices&release=${deviceId}`;
  const visits: Record<string, string>[] = [{ 'sec-fetch-mode': 'navigate' }, { accept: 'text/html' }];
  for (const visit of visits) {
    expect(await unbind(deviceId, { ...scripted(), ...visit }, '&locale=de')).toMatchObject({
      status: 303,
      to,
    });
  }
  expect(await names()).toHaveLength(1);
  for (const none of ['', 'all'])
    expect(await unbind(none, { accept: 'text/html' }, '&locale=de')).toMatchObject({
      status: 303,
      to: `${ORIGIN}/de/member?a=devices`,
    });
});

test('the call refuses strangers, other members and what is no device', async () => {
  const deviceId = await activated(await issued(randomUUID()));
  expect(await unbind(deviceId, scripted())).toMatchObject({ status: 404, error: 'device_unknown' });
  expect(await unbind('all', scripted())).toMatchObject({ status: 422, error: 'invalid_input' });
  expect(await unbind('', scripted())).toMatchObject({ status: 422, error: 'field_required' });
  viewer = { kind: 'anonymous', expired: false };
  expect(await unbind(deviceId, scripted(''))).toMatchObject({ status: 401, error: 'no_session' });
  viewer = { kind: 'anonymous', expired: true };
  expect(await unbind(deviceId, scripted(''))).toMatchObject({ status: 401, error: 'session_expired' });
});

test('the list of licences names the devices that use their seats', async () => {
  const deviceId = await activated(await issued());
  const answer = await app.request('/member/product_licenses?product=643');
  expect(await answer.json()).toMatchObject({
    data: {
      licences: [{ seats: 5, devices: [{ device_id: deviceId, name: 'Kei’s laptop', system: 'mac' }] }],
    },
  });
});
