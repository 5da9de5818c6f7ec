import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../../actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { mayAct } from '../../staff/may-act.ts';
import { lockLicenceByKey, selectActiveDevices, selectDeviceOfMember, updateTakenAgain } from './queries.ts';
import { problemOfLicence } from './usable-licence.ts';

/** How long a member can undo a release, in ms. */
const UNDO_MS = 10 * 60_000;

/**
 * Undoes the release of a device: it has its seat again. If another device has taken that seat meanwhile, it keeps it.
 * @param actor as of `releaseMemberDevice`
 */
export async function takeSeatAgain(
  { db, clock }: { db: Db; clock: Clock },
  { actor, ...asked }: { actor: Actor; memberId: string; deviceId: string },
): Promise<{ ok: true } | { ok: false; error: 'device_unknown' | 'licence_seats_taken' | 'acting_refused' }> {
  if (actor.kind === 'staff' && !(await mayAct(db, actor, 'licences'))) {
    return { ok: false, error: 'acting_refused' };
  }
  const known = await selectDeviceOfMember(db, asked);
  if (!known) return { ok: false, error: 'device_unknown' };
  return db.transaction(async (tx) => {
    const licence = await lockLicenceByKey(tx, known.key);
    const device = await selectDeviceOfMember(tx, asked);
    const now = clock.now();
    if (!licence || !device) return { ok: false, error: 'device_unknown' };
    if (!device.releasedAt) return { ok: true };
    const isLate = now.getTime() > device.releasedAt.getTime() + UNDO_MS;
    if (isLate || problemOfLicence(licence, now)) return { ok: false, error: 'device_unknown' };
    const active = await selectActiveDevices(tx, licence.id);
    // The program has activated again meanwhile, and has a seat.
    if (active.some(({ fingerprint }) => fingerprint === device.fingerprint)) return { ok: true };
    if (active.length >= licence.seats) return { ok: false, error: 'licence_seats_taken' };
    await updateTakenAgain(tx, device.id);
    await writeAudit(tx, actor, {
      action: 'licence.keep_seat',
      subject: { kind: 'licence', id: device.licenceId },
      before: {},
      after: { device: device.name, system: device.system, as_member: asked.memberId },
      at: now,
    });
    return { ok: true };
  });
}
