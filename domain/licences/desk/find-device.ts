import type { Db } from '@spindle/platform/database.ts';
import { selectDeviceName, selectDeviceNamed } from './queries.ts';

/** The id of the computer with this name (in any case) that was seen last; for `LicenceFilter`. */
export async function findDeviceNamed(db: Db, name: string): Promise<string | undefined> {
  return selectDeviceNamed(db, name);
}

/** The name of a computer. */
export async function nameOfDevice(db: Db, id: string): Promise<string | undefined> {
  return selectDeviceName(db, id);
}
