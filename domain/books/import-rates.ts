import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { upsertRates } from './queries.ts';
import { readEcbRates } from './read-ecb-rates.ts';

/**
 * Imports the exchange rates of a file of the European Central Bank. Existing rates are corrected if the file differs. For staff
 * with `taxes`, and the shop itself (`fetchRates`).
 * @param file contents of the file; see read-ecb-rates.ts
 * @returns how many rates were new or changed, and the last day of the file
 */
export async function importRates(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { file }: { file: string },
): Promise<
  { ok: true; changed: number; until: string } | { ok: false; error: 'not_allowed' | 'rates_unreadable' }
> {
  if (!(await mayAct(db, actor, 'taxes'))) return { ok: false, error: 'not_allowed' };
  const rates = readEcbRates(file) ?? [];
  const days = rates.map(({ day }) => day).toSorted();
  const [from = ''] = days;
  const until = days.at(-1) ?? '';
  // A future day has no rate yet: importing one now would make the real rate look like a correction later.
  if (days.length === 0 || until > lastDay(clock.now())) return { ok: false, error: 'rates_unreadable' };
  const changed = await db.transaction(async (tx) => {
    const count = await upsertRates(tx, rates);
    // The daily job is audited only if it has changed something.
    if (actor.kind === 'system' && count === 0) return count;
    await writeAudit(tx, actor, {
      action: 'exchange_rates.import',
      subject: { kind: 'exchange_rates', id: until },
      before: null,
      after: { from, until, rates: rates.length, changed: count },
      at: clock.now(),
    });
    return count;
  });
  return { ok: true, changed, until };
}

/** Today's date in the earliest time zone, fourteen hours ahead of UTC. */
const lastDay = (now: Date) => new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
