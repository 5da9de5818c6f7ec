import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { type Device, fingerprintOf, isStale } from '../licences/activation/device.ts';
import { devicesOfLicences, importDevices } from '../licences/activation/import-devices.ts';
import { findLicences } from './find-licences.ts';
import { BATCH, type Batch, type Brought, type Importer, type Line, refused } from './importer.ts';
import { type DeviceLine, deviceLine } from './lines/device-line.ts';
import { selectSeenLines } from './queries.ts';

/** Computers keep their seats: a program that sends the same identifier of its computer stays activated. */
export const devices: Importer<DeviceLine> = {
  kind: 'devices',
  line: deviceLine,
  atOnce: BATCH,
  nameOf: ({ licence }) => licence,
  pastOf: ({ activated, last_seen }) => ({ activated, last_seen }),
  bring: bringDevices,
};

type Seat = Pick<Device, 'lastSeenAt' | 'offlineFile' | 'offlineUntil'>;

async function bringDevices(batch: Batch, lines: readonly Line<DeviceLine>[]): Promise<Brought[]> {
  const { tx, writes, now, fingerprintKey } = batch;
  const keys = lines.map(({ row }) => row.licence);
  const licences = await findLicences(batch, keys);
  const ids = [...licences.values()].flatMap(({ id }) => id ?? []);
  const active = await devicesOfLicences(tx, ids, { holds: writes });
  const coming = writes ? new Map<string, Seat[]>() : await comingSeats(tx, keys);
  const added: Device[] = [];
  const freed = new Set<Seat>();
  const brought = lines.map(({ row, known }): Brought => {
    const { licence: key, machine, name, system } = row;
    const licence = licences.get(key);
    if (!licence) return refused(`licence: there is none with the key ${key}`);
    if (known !== undefined) return { outcome: 'unchanged', id: known, note: 'stays as it is in the shop' };
    const fingerprint = fingerprintOf(fingerprintKey, machine);
    const ofLicence = active.filter(({ licenceId }) => licenceId === licence.id);
    const existing = ofLicence.find((device) => device.fingerprint === fingerprint);
    if (existing) return { outcome: 'unchanged', id: existing.id, note: 'has a seat in the shop already' };
    const mine = added.filter((device) => device.licenceId === (licence.id ?? key));
    const same = mine.find((device) => device.fingerprint === fingerprint);
    if (same) return { outcome: 'unchanged', id: same.id, note: 'has a seat already' };
    const seat = seatOf(row);
    const held = [...ofLicence, ...mine, ...(coming.get(key) ?? [])].filter((one) => !freed.has(one));
    const free = seatsFor(seat, held, now);
    const needed = held.length - licence.seats + 1;
    if (free.length < needed) return refused(`all seats of the licence are taken: it has ${licence.seats}`);
    for (const one of free.slice(0, Math.max(needed, 0))) freed.add(one);
    const device = { id: randomUUID(), licenceId: licence.id ?? key, fingerprint, name, system, pids: [] };
    added.push({ ...device, ...seat, activatedAt: new Date(row.activated) });
    return { outcome: 'created', id: device.id };
  });
  if (writes) {
    const frees = [...active, ...added].filter((device) => freed.has(device));
    await importDevices(tx, added, { frees, at: now });
  }
  return brought;
}

const seatOf = (row: Pick<DeviceLine, 'last_seen'>) => ({
  ...{ lastSeenAt: new Date(row.last_seen), offlineFile: null, offlineKey: null, offlineUntil: null },
});

/** The seats that a computer may take: stale ones of computers last seen before it, the longest unseen first. */
function seatsFor({ lastSeenAt }: Seat, held: readonly Seat[], now: Date): Seat[] {
  return held
    .filter((seat) => isStale(seat, now) && seat.lastSeenAt < lastSeenAt)
    .toSorted((one, other) => one.lastSeenAt.getTime() - other.lastSeenAt.getTime());
}

/** The seats that earlier lines of a dry run would take, by licence key. */
async function comingSeats(tx: Db, keys: readonly string[]): Promise<Map<string, Seat[]>> {
  const lines = (await selectSeenLines(tx, 'devices', { names: keys })).filter(({ isNew }) => isNew);
  const byKey = Map.groupBy(lines, ({ name }) => name);
  return new Map([...byKey].map(([key, of]) => [key, of.map(({ row }) => seatOf(row as DeviceLine))]));
}
