import { stringify } from 'csv-stringify/sync';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { BooksDeps } from './export-ledger.ts';
import { decimal } from './ledger-csv.ts';
import type { OssLine, OssReport } from './oss-report.ts';
import { readOss } from './read-oss.ts';

const HEADING = ['kind', 'quarter', 'country', 'tax_rate', 'net', 'tax', 'currency'];

/**
 * The return of the one-stop shop as a CSV file: a line for each country and rate, then the corrections of earlier quarters.
 * For staff with `books`; each export is audited.
 * @param quarter `2026-Q4`
 * @returns `not_registered` if there was no registration in the quarter, `rates_missing` while something can't be converted; the
 * file name contains `preliminary` while the quarter runs
 */
export async function exportOss(
  deps: BooksDeps,
  actor: Actor,
  { quarter }: { quarter: string },
): Promise<
  | { ok: true; name: string; csv: string }
  | { ok: false; error: 'not_allowed' | 'period_unknown' | 'not_registered' | 'rates_missing' }
> {
  const read = await readOss(deps, actor, { quarter });
  if (!read.ok) return read;
  const { report, registration, running } = read;
  if (!registration) return { ok: false, error: 'not_registered' };
  if (report.missing.length > 0) return { ok: false, error: 'rates_missing' };
  await writeAudit(deps.db, actor, {
    action: 'oss.export',
    subject: { kind: 'books', id: report.quarter.name },
    before: null,
    after: { from: report.quarter.from, to: report.quarter.to, currency: report.currency },
    at: deps.clock.now(),
  });
  const name = `oss-${report.quarter.name}${running ? '-preliminary' : ''}.csv`;
  return { ok: true, name, csv: csvOf(report) };
}

function csvOf({ supplies, corrections, currency }: OssReport): string {
  const cells = (kind: string) => (line: OssLine) => [
    ...[kind, line.quarter, line.country, line.rateBp === null ? '' : String(line.rateBp / 100)],
    ...[decimal(line.filed?.netMinor ?? 0, currency), decimal(line.filed?.taxMinor ?? 0, currency), currency],
  ];
  return stringify([HEADING, ...supplies.map(cells('supply')), ...corrections.map(cells('correction'))]);
}
