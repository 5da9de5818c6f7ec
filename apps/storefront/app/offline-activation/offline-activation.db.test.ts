import { randomUUID } from 'node:crypto';
import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { activateDevice } from '@spindle/domain/licences/activation/activate-device.ts';
import { offlineMachine } from '@spindle/domain/licences/activation/offline/machine-for-test.ts';
import { issueLicence } from '@spindle/domain/licences/issue-licence.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { loadOffline } from './load-offline.ts';
import { makeFile, releaseSeat } from './offline-action.ts';

const start = new Date('2026-11-22T12:00:00Z');
const clock = fixedClock(start);
const shop = await testCommerce({ clock });
const { db, deps } = shop;
const machine = offlineMachine();
const memberId = randomUUID();
const member: Viewer = {
  ...{ kind: 'member', memberId, email: 'kei@example.test', name: '' },
  ...{ sessionId: 's', factorAt: new Date(0) },
};
beforeEach(() => shop.empty());

async function licence(licenceType: LicenceType = '1Y') {
  const product = { pid: '643', productName: 'DVD Ripper', licenceType };
  const origin = { source: 'order', orderId: randomUUID(), sourceId: randomUUID(), ordinal: 1 } as const;
  return db.transaction((tx) => issueLicence(tx, { ...product, memberId }, origin, start));
}

function visit(viewer: Viewer) {
  const context = new RouterContextProvider();
  const services = { db, clock, config: deps.config, accounts: deps };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const who = { ip: '192.0.2.1', locale: 'de', viewer: async () => viewer };
  context.set(requestContext, who as unknown as typeof requestContext.defaultValue & object);
  return context;
}
async function send(fields: Record<string, string>, viewer: Viewer = { kind: 'anonymous', expired: false }) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { data, init } = await makeFile(form, visit(viewer), machine.request());
  return { ...data, status: init?.status };
}

test('the page tells what a code is, and shows a member the licences that it may use', async () => {
  const { id, key } = await licence();
  const of = (viewer: Viewer, code: string) => loadOffline(visit(viewer), code);
  const guest: Viewer = { kind: 'anonymous', expired: false };
  expect(await of(guest, machine.request())).toMatchObject({
    ...{ kind: 'request', computer: 'Machine 1', system: 'win', licences: undefined },
  });
  expect(await of(member, machine.request())).toMatchObject({
    licences: [{ id, key, product: 'DVD Ripper für Windows' }],
  });
  expect(await of(guest, machine.release(randomUUID()))).toMatchObject({ kind: 'release' });
  expect(await of(guest, '')).toMatchObject({ kind: 'code', wrong: false });
  expect(await of(guest, 'eyJhbGciOi')).toMatchObject({ kind: 'code', wrong: true });
});

test('a typed key makes the file, and the machine’s release frees its seat', async () => {
  const { key } = await licence();
  expect(await send({ key: '' })).toMatchObject({
    status: 422,
    reply: { fields: { key: 'field_required' } },
  });
  expect(await send({ key: 'what is it' })).toMatchObject({ reply: { fields: { key: 'licence_unknown' } } });
  const { made } = await send({ key });
  expect(made).toMatchObject({
    ...{ computer: 'Machine 1', product: 'DVD Ripper für Windows', key },
    worksUntil: '22.\u00a0November 2027',
  });
  const { file } = JSON.parse(Buffer.from(made?.text.split('.')[1] ?? '', 'base64url').toString());
  const release = () => releaseSeat(new FormData(), visit(member), machine.release(file));
  expect((await release()).data).toEqual({ released: true });
  expect((await release()).data).toMatchObject({ reply: { problem: 'device_unknown' } });
});

test('who types a key means its licence, and not the one that is marked', async () => {
  const [own, typed] = [await licence(), await licence('LFT')];
  const { made } = await send({ licence: own.id, key: typed.key }, member);
  expect(made?.key).toBe(typed.key);
});

test('where all seats are taken, a computer may give its own up; a key alone does not tell its name', async () => {
  const { id, key } = await licence();
  const computer = { device: 'the computer of the cellar', name: 'Keller', system: 'win' } as const;
  const fingerprintKey = Buffer.alloc(32);
  const active = await activateDevice({ ...deps, fingerprintKey }, { key, ...computer });
  const release = active.ok ? active.device.id : '';
  const taken = { status: 409, reply: { problem: 'licence_seats_taken' } };
  expect(await send({ key })).toMatchObject({ ...taken, holders: [{ name: 'K•••r', offline: false }] });
  const own = await send({ licence: id }, member);
  expect(own).toMatchObject({ ...taken, holders: [{ id: release, name: 'Keller' }] });
  expect(await send({ licence: id, release }, member)).toMatchObject({ made: { key } });
});
