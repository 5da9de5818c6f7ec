import type { Db } from '@spindle/platform/database.ts';
import type { Device } from './device.ts';
import { selectDevices } from './queries.ts';

/** The computers that a licence was activated on, including those released since, in order of activation. */
export async function devicesOfLicence(db: Db, licenceId: string): Promise<Device[]> {
  return selectDevices(db, licenceId);
}
