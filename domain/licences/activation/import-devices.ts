import type { Db } from '@spindle/platform/database.ts';
import type { Device } from './device.ts';
import { insertDevices, lockLicences, selectActiveDevicesOf, updateReleased } from './queries.ts';

/**
 * The computers that use a seat of these licences now. `holds` locks the licences, so that no seat is taken or freed until the
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

/**
 * Gives computers the seats that they had in another system, and frees others to make room for them. The caller has checked that
 * there are enough seats.
 */
export async function importDevices(
  tx: Db,
  devices: readonly Device[],
  { frees, at }: { frees: readonly Device[]; at: Date },
): Promise<void> {
  await insertDevices(tx, devices);
  for (const device of frees) await updateReleased(tx, device, at);
}
