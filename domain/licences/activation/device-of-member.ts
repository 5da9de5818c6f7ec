import type { Db } from '@spindle/platform/database.ts';
import type { Device } from './device.ts';
import { selectDeviceOfMember } from './queries.ts';

/** A device that uses a seat of one of a member's licences; undefined for any other. */
export async function deviceOfMember(
  db: Db,
  asked: { memberId: string; deviceId: string },
): Promise<Device | undefined> {
  const found = await selectDeviceOfMember(db, asked);
  return found?.releasedAt === null ? found : undefined;
}
