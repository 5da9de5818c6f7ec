import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { lockRegistration, selectRates, upsertRegistration } from './queries.ts';
import { allRates, rateOn } from './rate.ts';
import { type TaxRegistration, taxRegistration } from './registration.ts';
import { registrationSubject } from './staff-of-tax.ts';
import { vatAreaOf } from './vat-area.ts';

/**
 * Adds a registration from a day on, or changes its number or last day. For staff with `taxes`.
 * tax_rate_missing: the country has no rate on the first day, so sales there would be without tax.
 */
export async function setRegistration(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  input: TaxRegistration,
): Promise<
  { ok: true } | { ok: false; error: 'not_allowed' | 'tax_registration_invalid' | 'tax_rate_missing' }
> {
  if (!(await mayAct(db, actor, 'taxes'))) return { ok: false, error: 'not_allowed' };
  const parsed = taxRegistration.safeParse(input);
  if (!parsed.success) return { ok: false, error: 'tax_registration_invalid' };
  const { data } = parsed;
  // Monaco, for example, has the rates of France.
  const area = vatAreaOf(data.country);
  const rates = allRates(await selectRates(db, area));
  if (data.scheme === 'domestic' && !rateOn(rates, area, data.validFrom))
    return { ok: false, error: 'tax_rate_missing' };
  await db.transaction(async (tx) => {
    const before = await lockRegistration(tx, data);
    await upsertRegistration(tx, data);
    await writeAudit(tx, actor, {
      action: 'tax_registration.set',
      subject: registrationSubject(data),
      before: before ? { number: before.number, validUntil: before.validUntil } : null,
      after: { number: data.number, validUntil: data.validUntil },
      at: clock.now(),
    });
  });
  return { ok: true };
}
