import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { z } from 'zod';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { lockBookCurrency, upsertBookCurrency } from './queries.ts';

const bookCurrency = z.enum(Intl.supportedValuesOf('currency'));

/** Sets the currency in which the seller files. For staff with `taxes`. @param currency ISO 4217 */
export async function setBookCurrency(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { currency }: { currency: string },
): Promise<{ ok: true } | { ok: false; error: 'not_allowed' | 'currency_unknown' }> {
  if (!(await mayAct(db, actor, 'taxes'))) return { ok: false, error: 'not_allowed' };
  const parsed = bookCurrency.safeParse(currency);
  if (!parsed.success) return { ok: false, error: 'currency_unknown' };
  await db.transaction(async (tx) => {
    const before = await lockBookCurrency(tx);
    await upsertBookCurrency(tx, parsed.data);
    await writeAudit(tx, actor, {
      action: 'book_currency.set',
      subject: { kind: 'book_currency', id: 'books' },
      before: before === undefined ? null : { currency: before },
      after: { currency: parsed.data },
      at: clock.now(),
    });
  });
  return { ok: true };
}
