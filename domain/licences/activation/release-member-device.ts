import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Actor } from '../../actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { mayAct } from '../../staff/may-act.ts';
import { isHeldOffline } from './device.ts';
import { RELEASES_BY_LICENCE } from './limits.ts';
import { lockLicenceByKey, selectDeviceOfMember, updateReleased } from './queries.ts';

export type MemberReleaseResult =
  | { ok: true }
  | { ok: false; error: 'device_unknown' | 'device_offline' | 'acting_refused' }
  | { ok: false; error: 'too_many_requests'; retryAfterSeconds: number };

/**
 * Frees the seat of a device of one of the member's own licences, within the daily limit that also applies to programs. Does
 * nothing if it is free already. A device that works by a licence file keeps its seat, as for programs (`releaseDevice`).
 * @param actor the member, or staff who act as them and may free seats; actions by staff are audited
 */
export async function releaseMemberDevice(
  { db, clock, limits }: { db: Db; clock: Clock; limits: Limits },
  { actor, ...asked }: { actor: Actor; memberId: string; deviceId: string },
): Promise<MemberReleaseResult> {
  // Staff who act as a member may not do more than their role allows at the desk.
  if (actor.kind === 'staff' && !(await mayAct(db, actor, 'licences'))) {
    return { ok: false, error: 'acting_refused' };
  }
  const known = await selectDeviceOfMember(db, asked);
  if (!known) return { ok: false, error: 'device_unknown' };
  if (known.releasedAt) return { ok: true };
  const allowed = await limits.take(RELEASES_BY_LICENCE, { account: known.key });
  if (!allowed.ok) return { ok: false, error: 'too_many_requests', retryAfterSeconds: allowed.retryAfter };
  return db.transaction(async (tx) => {
    // The lock keeps it from getting a licence file meanwhile.
    await lockLicenceByKey(tx, known.key);
    const device = await selectDeviceOfMember(tx, asked);
    const now = clock.now();
    if (!device || device.releasedAt) return { ok: true };
    if (isHeldOffline(device, now)) return { ok: false, error: 'device_offline' };
    await updateReleased(tx, device, now);
    await writeAudit(tx, actor, {
      action: 'licence.release',
      subject: { kind: 'licence', id: device.licenceId },
      before: { device: device.name, system: device.system },
      after: { as_member: asked.memberId },
      at: now,
    });
    return { ok: true };
  });
}
