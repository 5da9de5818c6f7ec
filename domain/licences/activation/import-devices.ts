import type { Db } from '@spindle/platform/database.ts';
import type { Device } from './device.ts';
import { insertDevices, lockLicences, selectActiveDevicesOf, updateReleased } from './queries.ts';

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

/**
 * Gives computers the seats that they had elsewhere, and frees those that make room for them; the caller has seen that
 * there are as many.
 */
export async function importDevices(
  tx: Db,
  devices: readonly Device[],
  { frees, at }: { frees: readonly Device[]; at: Date },
): Promise<void> {
  await insertDevices(tx, devices);
  for (const device of frees) await updateReleased(tx, device, at);
}
