import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { mayAct } from '../staff/may-act.ts';
import { listTaxRules } from '../tax/list-tax-rules.ts';
import { standingOn, type TaxRegistration } from '../tax/registration.ts';
import { bookCurrency } from './book-currency.ts';
import { type BookPeriod, bookPeriod } from './book-period.ts';
import type { BooksDeps } from './export-ledger.ts';
import { selectOssSums } from './oss-queries.ts';
import { type OssReport, ossReport } from './oss-report.ts';
import { ratesOfDays } from './rates-of-days.ts';

/**
 * The return of the one-stop shop for a quarter, of what was sold under a registration for it: sales to businesses that owe
 * the tax themselves, and those of countries with a registration of their own, are not in it. For staff with `books`.
 * @param quarter `2026-Q4`
 */
export async function readOss(
  { db, sandbox }: Pick<BooksDeps, 'db' | 'sandbox'>,
  actor: Actor,
  { quarter: name }: { quarter: string },
): Promise<
  | { ok: true; report: OssReport; registration: TaxRegistration | null }
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
  return { ok: true, report, registration: await registrationIn(db, quarter) };
}

const ratesAfter = (db: Db, { to }: BookPeriod) => ratesOfDays(db, to, to);

/** The one that stands at the end of the quarter, or stood at its begin. */
async function registrationIn(db: Db, { from, to }: BookPeriod): Promise<TaxRegistration | null> {
  const { registrations } = await listTaxRules(db);
  const standing = [to, from].flatMap((day) => standingOn(registrations, day));
  return standing.find(({ scheme }) => scheme === 'oss') ?? null;
}
