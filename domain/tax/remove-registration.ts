import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { deleteRegistration, lockRegistration } from './queries.ts';
import type { TaxRegistrationKey } from './registration.ts';
import { registrationSubject } from './staff-of-tax.ts';

/** Removes a registration that was entered by mistake; one that ends should get a last day instead. For staff with `taxes`. */
export async function removeRegistration(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  key: TaxRegistrationKey,
): Promise<{ ok: true } | { ok: false; error: 'not_allowed' | 'tax_registration_gone' }> {
  if (!(await mayAct(db, actor, 'taxes'))) return { ok: false, error: 'not_allowed' };
  return db.transaction(async (tx) => {
    const before = await lockRegistration(tx, key);
    if (!before) return { ok: false, error: 'tax_registration_gone' };
    await deleteRegistration(tx, key);
    await writeAudit(tx, actor, {
      action: 'tax_registration.remove',
      subject: registrationSubject(key),
      before: { number: before.number, validUntil: before.validUntil },
      after: null,
      at: clock.now(),
    });
    return { ok: true };
  });
}
