import { randomUUID } from 'node:crypto';
import { fingerprintOf } from '../licences/activation/device.ts';
import {
  devicesOfLicences,
  type ImportedDevice,
  importDevices,
} from '../licences/activation/import-devices.ts';
import { findLicences } from './find-licences.ts';
import { BATCH, type Batch, type Brought, type Importer, type Line, refused } from './importer.ts';
import { type DeviceLine, deviceLine } from './lines/device-line.ts';
import { countNewLines } from './queries.ts';

/** Computers keep the seats they have: a program that tells the same of its computer goes on with it. */
export const devices: Importer<DeviceLine> = {
  kind: 'devices',
  line: deviceLine,
  atOnce: BATCH,
  nameOf: ({ licence }) => licence,
  bring: bringDevices,
};

async function bringDevices(batch: Batch, lines: readonly Line<DeviceLine>[]): Promise<Brought[]> {
  const { tx, writes, fingerprintKey } = batch;
  const keys = lines.map(({ row }) => row.licence);
  const licences = await findLicences(batch, keys);
  const ids = [...licences.values()].flatMap(({ id }) => id ?? []);
  const active = await devicesOfLicences(tx, ids, { holds: writes });
  const coming = writes ? new Map<string, number>() : await countNewLines(tx, 'devices', keys);
  const added: ImportedDevice[] = [];
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
    if (ofLicence.length + (coming.get(key) ?? 0) + mine.length >= licence.seats)
      return refused(`all seats of the licence are taken: it has ${licence.seats}`);
    const device = { id: randomUUID(), licenceId: licence.id ?? key, fingerprint, name, system };
    const [activatedAt, lastSeenAt] = [new Date(row.activated), new Date(row.last_seen)];
    added.push({ ...device, activatedAt, lastSeenAt });
    return { outcome: 'created', id: device.id };
  });
  if (writes) await importDevices(tx, added);
  return brought;
}
