import type { Db } from '@spindle/platform/database.ts';
import type { Device } from './device.ts';
import { selectDevicesOfMember } from './queries.ts';

/** The devices that use seats of a member's licences, the last seen first. */
export async function devicesOfMember(db: Db, memberId: string): Promise<Device[]> {
  return selectDevicesOfMember(db, memberId);
}
