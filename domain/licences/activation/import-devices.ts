import type { Db } from '@spindle/platform/database.ts';
import type { Device } from './device.ts';
import { insertDevices, lockLicences, selectActiveDevicesOf } from './queries.ts';

export type ImportedDevice = Omit<Device, 'offlineFile' | 'offlineKey' | 'offlineUntil'>;

/**
 * The computers that use a seat of these licences now. With `holds`, nobody takes or frees a seat of them until the
 * transaction ends.
 */
export async function devicesOfLicences(
  tx: Db,
  licenceIds: readonly string[],
  { holds }: { holds: boolean },
): Promise<Device[]> {
  if (holds) await lockLicences(tx, licenceIds);
  return selectActiveDevicesOf(tx, licenceIds);
}

/** Gives computers the seats that they had elsewhere; the caller has seen that there are as many. */
export async function importDevices(tx: Db, devices: readonly ImportedDevice[]): Promise<void> {
  const offline = { offlineFile: null, offlineKey: null, offlineUntil: null };
  await insertDevices(
    tx,
    devices.map((device) => ({ ...device, ...offline })),
  );
}
