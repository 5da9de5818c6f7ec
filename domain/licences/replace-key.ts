import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import type { Licence } from './licence.ts';
import { newLicenceKey } from './licence-key.ts';
import { maskedKey } from './masked-key.ts';
import { lockLicence, updateKey } from './queries.ts';

/**
 * Gives a licence another key, for example because the present one has got into the wrong hands: the old key stops working, and
 * computers keep their seats. For staff with `licences`.
 * @param asked.former the key shown in the form: a form that is sent twice makes one new key.
 */
export async function replaceKey(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { licenceId, former }: { licenceId: string; former: string },
): Promise<
  | { ok: true; licence: Licence }
  | { ok: false; error: 'not_allowed' | 'not_found' | 'already_revoked' | 'key_replaced' }
> {
  if (!(await mayAct(db, actor, 'licences'))) return { ok: false, error: 'not_allowed' };
  return db.transaction(async (tx) => {
    const before = await lockLicence(tx, licenceId);
    if (!before) return { ok: false, error: 'not_found' };
    if (before.state === 'revoked') return { ok: false, error: 'already_revoked' };
    if (before.key !== former) return { ok: false, error: 'key_replaced' };
    const licence = await updateKey(tx, licenceId, newLicenceKey());
    await writeAudit(tx, actor, {
      action: 'licence.replace_key',
      subject: { kind: 'licence', id: licenceId },
      before: { key: maskedKey(before.key) },
      after: { key: maskedKey(licence.key) },
      at: clock.now(),
    });
    return { ok: true, licence };
  });
}
