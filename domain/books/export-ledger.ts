import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { findTimeZone } from '../seller/find-time-zone.ts';
import { mayAct } from '../staff/may-act.ts';
import { bookCurrency } from './book-currency.ts';
import { bookPeriod } from './book-period.ts';
import { ledgerHeading, ledgerLines } from './ledger-csv.ts';
import { readLedger } from './read-ledger.ts';

export interface BooksDeps {
  db: Db;
  clock: Clock;
  /** Set in a sandbox: the books are then those of the demo number series. */
  sandbox?: unknown;
}

/**
 * The books of a month or a quarter for the accountant, as a CSV file that is streamed. For staff with `books`; each export is
 * audited.
 * @param period `2026-11` or `2026-Q4`
 */
export async function exportLedger(
  { db, clock, sandbox }: BooksDeps,
  actor: Actor,
  { period: name }: { period: string },
): Promise<
  | { ok: true; name: string; csv: AsyncGenerator<string> }
  | { ok: false; error: 'not_allowed' | 'period_unknown' }
> {
  if (!(await mayAct(db, actor, 'books'))) return { ok: false, error: 'not_allowed' };
  const period = bookPeriod(name);
  if (!period) return { ok: false, error: 'period_unknown' };
  const range = {
    ...period,
    demo: sandbox !== undefined,
    timeZone: await findTimeZone(db),
    bookCurrency: await bookCurrency(db),
  };
  await writeAudit(db, actor, {
    action: 'books.export',
    subject: { kind: 'books', id: period.name },
    before: null,
    after: { from: period.from, to: period.to },
    at: clock.now(),
  });
  return { ok: true, name: `books-${period.name}.csv`, csv: linesOf() };

  async function* linesOf() {
    yield ledgerHeading();
    for await (const rows of readLedger(db, range)) yield ledgerLines(rows);
  }
}
