import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { findTimeZone } from '../seller/find-time-zone.ts';
import { dayIn } from '../seller/seller.ts';
import { mayAct } from '../staff/may-act.ts';
import { listTaxRules } from '../tax/list-tax-rules.ts';
import type { TaxRegistration } from '../tax/registration.ts';
import { bookCurrency } from './book-currency.ts';
import { type BookPeriod, bookPeriod } from './book-period.ts';
import type { BooksDeps } from './export-ledger.ts';
import { selectOssSums } from './oss-queries.ts';
import { type OssReport, ossReport } from './oss-report.ts';
import { ratesOfDays } from './rates-of-days.ts';

/**
 * The return of the one-stop shop for a quarter: sales under that registration, without reverse charges and without countries in
 * which the seller is registered separately. For staff with `books`.
 * @param quarter `2026-Q4`
 * @returns `running` while the quarter is not over: the figures are preliminary then
 */
export async function readOss(
  { db, clock, sandbox }: Pick<BooksDeps, 'db' | 'clock' | 'sandbox'>,
  actor: Actor,
  { quarter: name }: { quarter: string },
): Promise<
  | { ok: true; report: OssReport; registration: TaxRegistration | null; running: boolean }
  | { ok: false; error: 'not_allowed' | 'period_unknown' }
> {
  if (!(await mayAct(db, actor, 'books'))) return { ok: false, error: 'not_allowed' };
  const quarter = name.includes('Q') ? bookPeriod(name) : undefined;
  if (!quarter) return { ok: false, error: 'period_unknown' };
  const sums = await selectOssSums(db, { ...quarter, demo: sandbox !== undefined });
  const quarters = [...new Set(sums.map((sum) => sum.quarter))];
  const rates = new Map(
    await Promise.all(
      quarters.map(async (of) => [of, await ratesAfter(db, bookPeriod(of) ?? quarter)] as const),
    ),
  );
  const report = ossReport(sums, quarter, await bookCurrency(db), (of) => rates.get(of));
  const timeZone = await findTimeZone(db);
  const running = dayIn(timeZone, clock.now()) <= quarter.to;
  return { ok: true, report, registration: await registrationIn(db, quarter), running };
}

const ratesAfter = (db: Db, { to }: BookPeriod) => ratesOfDays(db, to, to);

/** The one-stop-shop registration that was valid on a day of the quarter; the latest if there are several. */
async function registrationIn(db: Db, { from, to }: BookPeriod): Promise<TaxRegistration | null> {
  const { registrations } = await listTaxRules(db);
  const standing = registrations
    .filter(({ scheme }) => scheme === 'oss')
    .filter(({ validFrom, validUntil }) => validFrom <= to && (validUntil === null || validUntil >= from));
  return standing.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0] ?? null;
}
