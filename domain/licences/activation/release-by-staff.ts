import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../../actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { mayAct } from '../../staff/may-act.ts';
import { lockLicence } from '../queries.ts';
import { selectActiveDevices, updateReleased } from './queries.ts';

/**
 * Frees the seat of a computer, even if it works by a licence file, so that otherwise only its signed release would free it. For
 * staff with `licences`.
 */
export async function releaseByStaff(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { licenceId, deviceId }: { licenceId: string; deviceId: string },
): Promise<{ ok: true } | { ok: false; error: 'not_allowed' | 'device_unknown' }> {
  if (!(await mayAct(db, actor, 'licences'))) return { ok: false, error: 'not_allowed' };
  return db.transaction(async (tx) => {
    await lockLicence(tx, licenceId);
    const device = (await selectActiveDevices(tx, licenceId)).find(({ id }) => id === deviceId);
    if (!device) return { ok: false, error: 'device_unknown' };
    await updateReleased(tx, device, clock.now());
    await writeAudit(tx, actor, {
      action: 'licence.release',
      subject: { kind: 'licence', id: licenceId },
      before: { device: device.name, system: device.system },
      after: null,
      at: clock.now(),
    });
    return { ok: true };
  });
}
