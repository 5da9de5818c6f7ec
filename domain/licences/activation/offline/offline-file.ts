import { createHash } from 'node:crypto';
import { type Licence, opensOf } from '../../licence.ts';
import type { Device } from '../device.ts';
import type { SigningKey } from '../signing-key.ts';

/** `typ` in the header of a licence file, so that no other signed text passes for one. */
export const OFFLINE_LICENCE = 'spindle-licence';

/** Signs the licence file of a machine, which works with it without asking until the licence ends. */
export function signOfflineFile(
  { sign }: Pick<SigningKey, 'sign'>,
  { licence, device, file, told }: { licence: Licence; device: Device; file: string; told: string },
  now: Date,
): string {
  return sign(
    {
      v: 1,
      file,
      key: licence.key,
      device: createHash('sha256').update(told).digest('base64url'),
      device_id: device.id,
      pid: licence.pid,
      opens: opensOf(licence),
      licence_type: licence.licenceType,
      seats: licence.seats,
      works_until: licence.worksUntil?.toISOString() ?? null,
      updates_until: licence.updatesUntil?.toISOString() ?? null,
      iat: Math.floor(now.getTime() / 1000),
    },
    { typ: OFFLINE_LICENCE },
  );
}
