import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { lockRate, upsertRate } from './queries.ts';
import { type TaxRate, taxRate } from './rate.ts';
import { rateSubject } from './staff-of-tax.ts';

/** Adds the rate of a country from a day on, or corrects it; orders paid already keep theirs. For staff with `taxes`. */
export async function setTaxRate(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  input: TaxRate,
): Promise<{ ok: true } | { ok: false; error: 'not_allowed' | 'tax_rate_invalid' }> {
  if (!(await mayAct(db, actor, 'taxes'))) return { ok: false, error: 'not_allowed' };
  const parsed = taxRate.safeParse(input);
  if (!parsed.success) return { ok: false, error: 'tax_rate_invalid' };
  const { data } = parsed;
  await db.transaction(async (tx) => {
    const before = await lockRate(tx, data);
    await upsertRate(tx, data);
    await writeAudit(tx, actor, {
      action: 'tax_rate.set',
      subject: rateSubject(data),
      before: before ? { rateBp: before.rateBp } : null,
      after: { rateBp: data.rateBp },
      at: clock.now(),
    });
  });
  return { ok: true };
}
