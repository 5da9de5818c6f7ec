import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { issueLicence } from '../issue-licence.ts';
import type { Licence, LicenceState } from '../licence.ts';
import { licences } from '../tables.ts';
import { activateDevice } from './activate-device.ts';
import { addPids, selectActiveDevices } from './queries.ts';
import { releaseDevice } from './release-device.ts';
import { licenceDevices } from './tables.ts';
import { validateDevice } from './validate-device.ts';

const { db } = await testDatabase();
const start = new Date('2026-11-22T12:00:00Z');
const DAY = 24 * 3_600_000;
const clock = fixedClock(start);
const deps = { db, clock, fingerprintKey: Buffer.alloc(32, 7) };
const later = (days: number) => clock.set(new Date(start.getTime() + days * DAY));
beforeEach(() => later(0));

function issued(licenceType: LicenceType = 'LFT'): Promise<Licence> {
  const of = { memberId: randomUUID(), pid: '643', productName: 'DVD Ripper', licenceType };
  const origin = { source: 'order', orderId: randomUUID(), sourceId: randomUUID(), ordinal: 1 } as const;
  return db.transaction((tx) => issueLicence(tx, of, origin, start));
}
const computer = (number: number) => `computer-${number}-with-its-fingerprint`;
const activate = ({ key }: Pick<Licence, 'key'>, number: number) =>
  activateDevice(deps, { key, device: computer(number), name: `Computer ${number}`, system: 'win' });
const validate = ({ key }: Pick<Licence, 'key'>, number: number, seen = false) =>
  validateDevice(deps, { key, device: computer(number) }, { seen });
const release = ({ key }: Pick<Licence, 'key'>, which: { device: string } | { deviceId: string }) =>
  releaseDevice(deps, { key, ...which });
const seatsOf = ({ id }: Licence) => db.$count(licenceDevices, eq(licenceDevices.licenceId, id));

describe('a seat', () => {
  test('is taken once by a computer, however often it asks', async () => {
    const licence = await issued();
    const first = await activate(licence, 1);
    expect(first).toMatchObject({ ok: true, device: { name: 'Computer 1' } });
    const again = await activate(licence, 1);
    expect(again.ok && first.ok && again.device.id === first.device.id).toBe(true);
    await Promise.all(Array.from({ length: 20 }, () => activate(licence, 1)));
    expect(await seatsOf(licence)).toBe(1);
  });

  test.each([
    ['LFT', 1],
    ['Lifetime+5PC', 5],
  ] as const)('of %s is there %d times for 50 computers at once', async (type, seats) => {
    const licence = await issued(type);
    const all = await Promise.all(Array.from({ length: 50 }, (_, number) => activate(licence, number)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(seats);
    expect(await seatsOf(licence)).toBe(seats);
    const refused = all.find(({ ok }) => !ok);
    expect(refused).toMatchObject({ error: 'licence_seats_taken' });
    expect(refused && 'devices' in refused && refused.devices).toHaveLength(seats);
  });

  test('is freed on the spot, for the next one', async () => {
    const licence = await issued();
    await activate(licence, 1);
    const full = await activate(licence, 2);
    const deviceId = (!full.ok && 'devices' in full && full.devices[0]?.id) || '';
    expect(await release(licence, { deviceId })).toEqual({ ok: true, freed: true });
    expect(await activate(licence, 2)).toMatchObject({ ok: true });
    expect(await validate(licence, 1)).toEqual({ ok: false, error: 'device_unknown' });
    expect(await release(licence, { device: computer(2) })).toEqual({ ok: true, freed: true });
    expect(await release(licence, { device: computer(2) })).toEqual({ ok: false, error: 'device_unknown' });
  });

  test('is answered for each computer apart, however many ask at the same moment', async () => {
    const some = await Promise.all(Array.from({ length: 30 }, () => issued()));
    await Promise.all(some.map((licence, number) => activate(licence, number)));
    const typed = ({ key }: Licence) => key.toLowerCase().replaceAll('-', ' ');
    const answers = await Promise.all(
      some.flatMap((licence, number) => [
        validate(licence, number),
        validate({ key: typed(licence) }, number),
        validate(licence, number + 1),
        validate({ key: `${licence.key}X` }, number),
      ]),
    );
    for (const [number, licence] of some.entries()) {
      const [own, ownTyped, foreign, unknown] = answers.slice(number * 4, number * 4 + 4);
      const its = { ok: true, licence: { id: licence.id }, device: { name: `Computer ${number}` } };
      expect(own).toMatchObject(its);
      expect(ownTyped).toMatchObject(its);
      expect(foreign).toEqual({ ok: false, error: 'device_unknown' });
      expect(unknown).toEqual({ ok: false, error: 'licence_unknown' });
    }
  });

  test('is kept for a program that says at that moment that it uses it, where another is released', async () => {
    const { id: licenceId, key } = await issued();
    const [device, pid] = [computer(1), '643'];
    const seat = await activateDevice(deps, { key, device, pid, name: 'Computer 1', system: 'win' });
    const waiting = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const waits = async () => (await db.execute(waiting)).rows.length;
    const { releasing } = await db.transaction(async (tx) => {
      await addPids(tx, seat.ok ? seat.device.id : '', ['646']);
      const begun = releaseDevice(deps, { key, device, pid });
      await expect.poll(waits, { timeout: 60_000 }).toBeGreaterThan(0);
      return { releasing: begun };
    });
    expect(await releasing).toEqual({ ok: true, freed: false });
    expect(await selectActiveDevices(db, licenceId)).toMatchObject([{ pids: ['646'] }]);
  });

  test('is not freed with the key of another licence', async () => {
    const [licence, other] = [await issued(), await issued()];
    const taken = await activate(licence, 1);
    const deviceId = taken.ok ? taken.device.id : '';
    expect(await release(other, { deviceId })).toEqual({ ok: false, error: 'device_unknown' });
    expect(await validate(licence, 1)).toMatchObject({ ok: true });
  });

  test('of a computer that was not heard of for 90 days is free; a heartbeat keeps it', async () => {
    const licence = await issued();
    await activate(licence, 1);
    later(89);
    await validate(licence, 1);
    expect(await activate(licence, 2)).toMatchObject({ error: 'licence_seats_taken' });
    await validate(licence, 1, true);
    later(178);
    expect(await activate(licence, 2)).toMatchObject({ error: 'licence_seats_taken' });
    later(179);
    expect(await activate(licence, 2)).toMatchObject({ ok: true });
    expect(await validate(licence, 1)).toEqual({ ok: false, error: 'device_unknown' });
  });
});

test.each<[LicenceState, string]>([
  ['suspended', 'licence_suspended'],
  ['revoked', 'licence_revoked'],
  ['expired', 'licence_expired'],
])('a licence that is %s gives no seat and keeps none going', async (state, error) => {
  const licence = await issued();
  await activate(licence, 1);
  await db.update(licences).set({ state }).where(eq(licences.id, licence.id));
  expect(await activate(licence, 1)).toEqual({ ok: false, error });
  expect(await validate(licence, 1)).toEqual({ ok: false, error });
  expect(await release(licence, { device: computer(1) })).toEqual({ ok: true, freed: true });
});

test('a term that is over is over', async () => {
  const licence = await issued('1M');
  await activate(licence, 1);
  later(30);
  expect(await validate(licence, 1)).toEqual({ ok: false, error: 'licence_expired' });
});

test.each(['', 'XXXXX', '00000-00000-00000-00000-00000', '\ud800'])('%j is no key', async (key) => {
  const unknown = { ok: false, error: 'licence_unknown' };
  expect(await activate({ key }, 1)).toEqual(unknown);
  expect(await validate({ key }, 1)).toEqual(unknown);
  expect(await release({ key }, { device: computer(1) })).toEqual(unknown);
});

test('what a computer is known by is not stored', async () => {
  const licence = await issued();
  await activate(licence, 1);
  expect(JSON.stringify(await db.select().from(licenceDevices))).not.toContain(computer(1));
});
