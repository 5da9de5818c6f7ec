import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { z } from 'zod';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { canBeExtended } from './extend-licence.ts';
import { endsOf } from './grant.ts';
import type { Licence } from './licence.ts';
import {
  insertGrant,
  lockLicence,
  selectGrantsOfSource,
  selectStandingGrants,
  updateLicence,
} from './queries.ts';

const DAY_MS = 24 * 3_600_000;

const extension = z.object({
  days: z.int().min(1).max(3_660),
  /** Why; kept in the audit. */
  reason: z.string().trim().min(1).max(500),
});

/**
 * Gives a licence more days, from its end, or from now if it is over: for lost time, or as a favour. For staff with `licences`.
 * @param asked.requestKey key of the form, a UUID: a form that is sent twice grants once.
 */
export async function extendByStaff(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  {
    licenceId,
    requestKey,
    ...asked
  }: { licenceId: string; requestKey: string; days: number; reason: string },
): Promise<
  | { ok: true; licence: Licence }
  | { ok: false; error: 'not_allowed' | 'not_found' | 'not_extendable' | 'extension_invalid' }
> {
  if (!(await mayAct(db, actor, 'licences'))) return { ok: false, error: 'not_allowed' };
  const read = extension.safeParse(asked);
  if (!read.success) return { ok: false, error: 'extension_invalid' };
  const { days, reason } = read.data;
  return db.transaction(async (tx) => {
    const now = clock.now();
    const before = await lockLicence(tx, licenceId);
    if (!before) return { ok: false, error: 'not_found' };
    const [same] = await selectGrantsOfSource(tx, { source: 'staff', sourceId: requestKey });
    if (same?.licenceId === licenceId) return { ok: true, licence: before };
    if (!canBeExtended(before, now)) return { ok: false, error: 'not_extendable' };
    const startsAt = new Date(Math.max(before.worksUntil?.getTime() ?? 0, now.getTime()));
    const end = new Date(startsAt.getTime() + days * DAY_MS);
    const added = { startsAt, worksUntil: end, updatesUntil: end };
    const ends = endsOf([added, ...(await selectStandingGrants(tx, licenceId))]);
    await insertGrant(
      tx,
      licenceId,
      { source: 'staff', sourceId: requestKey, ordinal: 1, orderId: null },
      added,
    );
    const licence = await updateLicence(tx, licenceId, { state: 'active', ...ends });
    await writeAudit(tx, actor, {
      action: 'licence.extend',
      subject: { kind: 'licence', id: licenceId },
      before: { worksUntil: before.worksUntil?.toISOString() ?? null },
      after: { worksUntil: licence.worksUntil?.toISOString() ?? null, reason },
      at: now,
    });
    return { ok: true, licence };
  });
}
