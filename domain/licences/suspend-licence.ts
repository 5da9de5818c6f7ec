import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import type { Licence } from './licence.ts';
import { lockLicence, updateLicence } from './queries.ts';

/**
 * Suspends a licence, for staff with `licences` and the shop itself, or makes a suspended one work again, for the shop only: its
 * payment may be disputed, which this module does not know.
 * @returns undefined if it was not active, or not suspended; then nothing changes.
 */
export async function suspendLicence(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { licenceId, to }: { licenceId: string; to: 'suspended' | 'active' },
): Promise<Licence | undefined> {
  if (to === 'active' && actor.kind !== 'system') return undefined;
  if (!(await mayAct(db, actor, 'licences'))) return undefined;
  return db.transaction(async (tx) => {
    const before = await lockLicence(tx, licenceId);
    if (before?.state !== (to === 'suspended' ? 'active' : 'suspended')) return undefined;
    const licence = await updateLicence(tx, licenceId, { state: to });
    await writeAudit(tx, actor, {
      action: to === 'suspended' ? 'licence.suspend' : 'licence.resume',
      subject: { kind: 'licence', id: licenceId },
      before: { state: before.state },
      after: { state: licence.state },
      at: clock.now(),
    });
    return licence;
  });
}
