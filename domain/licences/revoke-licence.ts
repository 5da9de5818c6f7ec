import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { LICENCE_MOVES, type Licence } from './licence.ts';
import { lockLicence, updateLicence } from './queries.ts';

/** Revokes a licence for good. For staff with `licences`. If it is revoked already, nothing changes. */
export async function revokeLicence(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { licenceId }: { licenceId: string },
): Promise<
  { ok: true; licence: Licence } | { ok: false; error: 'not_allowed' | 'not_found' | 'already_revoked' }
> {
  if (!(await mayAct(db, actor, 'licences'))) return { ok: false, error: 'not_allowed' };
  return db.transaction(async (tx) => {
    const before = await lockLicence(tx, licenceId);
    if (!before) return { ok: false, error: 'not_found' };
    if (!LICENCE_MOVES[before.state].includes('revoked')) return { ok: false, error: 'already_revoked' };
    const licence = await updateLicence(tx, licenceId, { state: 'revoked' });
    await writeAudit(tx, actor, {
      action: 'licence.revoke',
      subject: { kind: 'licence', id: licenceId },
      before: { state: before.state },
      after: { state: licence.state },
      at: clock.now(),
    });
    return { ok: true, licence };
  });
}
