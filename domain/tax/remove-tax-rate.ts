import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { deleteRate, lockRate, selectRates, selectRegistrations } from './queries.ts';
import { allRates, rateOn, type TaxRateKey } from './rate.ts';
import type { TaxRegistration } from './registration.ts';
import { rateSubject } from './staff-of-tax.ts';
import { vatAreaOf } from './vat-area.ts';

/**
 * Removes a rate that staff have entered: the built-in rate of the country counts again. For staff with `taxes`.
 * tax_rate_needed: a registration of the country would be left without a rate.
 */
export async function removeTaxRate(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  key: TaxRateKey,
): Promise<{ ok: true } | { ok: false; error: 'not_allowed' | 'tax_rate_gone' | 'tax_rate_needed' }> {
  if (!(await mayAct(db, actor, 'taxes'))) return { ok: false, error: 'not_allowed' };
  return db.transaction(async (tx) => {
    const before = await lockRate(tx, key);
    if (!before) return { ok: false, error: 'tax_rate_gone' };
    const left = allRates(
      (await selectRates(tx, key.country)).filter((rate) => rate.validFrom !== key.validFrom),
    );
    const registrations = await selectRegistrations(tx);
    const lacksRate = ({ country, scheme, validFrom }: TaxRegistration) =>
      scheme === 'domestic' && vatAreaOf(country) === key.country && !rateOn(left, key.country, validFrom);
    if (registrations.some(lacksRate)) return { ok: false, error: 'tax_rate_needed' };
    await deleteRate(tx, key);
    await writeAudit(tx, actor, {
      action: 'tax_rate.remove',
      subject: rateSubject(key),
      before: { rateBp: before.rateBp },
      after: null,
      at: clock.now(),
    });
    return { ok: true };
  });
}
