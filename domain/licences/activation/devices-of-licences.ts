import type { Db } from '@spindle/platform/database.ts';
import type { Device } from './device.ts';
import { selectActiveDevicesOf } from './queries.ts';

/** The devices that use seats of these licences, the last seen first. */
export async function devicesOfLicences(db: Db, licenceIds: readonly string[]): Promise<Device[]> {
  const devices = await selectActiveDevicesOf(db, licenceIds);
  return devices.toSorted((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime());
}
