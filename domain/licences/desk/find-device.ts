import type { Db } from '@spindle/platform/database.ts';
import { selectDeviceName, selectDeviceNamed } from './queries.ts';

/** The id of a computer that is called so, whatever the case: the one seen last. Lists of licences go by it (`LicenceFilter`). */
export async function findDeviceNamed(db: Db, name: string): Promise<string | undefined> {
  return selectDeviceNamed(db, name);
}

/** What a computer is called. */
export async function nameOfDevice(db: Db, id: string): Promise<string | undefined> {
  return selectDeviceName(db, id);
}
