import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { upsertRates } from './queries.ts';
import { readEcbRates } from './read-ecb-rates.ts';

/**
 * Takes the exchange rates of a file of the European Central Bank. Those that are there already stay, or are corrected
 * where the file says otherwise. For staff with `taxes`, and the shop itself (`fetchRates`).
 * @param file what is in it; see read-ecb-rates.ts
 * @returns how many rates were new or other than before, and the last day of the file
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
  // A day to come has no rate: once it is there, its file would be taken for a correction of what was counted with.
  if (days.length === 0 || until > lastDay(clock.now())) return { ok: false, error: 'rates_unreadable' };
  const changed = await db.transaction(async (tx) => {
    const count = await upsertRates(tx, rates);
    // What the shop fetches every day is news only where it is new.
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

/** The day it is by now where days begin first, fourteen hours ahead of UTC. */
const lastDay = (now: Date) => new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
