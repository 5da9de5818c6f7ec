import type { Db } from '@spindle/platform/database.ts';
import { stringify } from 'csv-stringify/sync';
import type { ExchangeBatch } from './exchange-code.ts';
import { selectBatch, selectCodesOfBatch } from './queries.ts';

/**
 * The codes of a batch as a CSV file with a heading, in the order they were made; what a spreadsheet would take for a
 * formula is written as text.
 */
export async function exportCodes(
  db: Db,
  batchId: string,
): Promise<{ batch: ExchangeBatch; csv: string } | undefined> {
  const batch = await selectBatch(db, batchId);
  if (!batch) return undefined;
  const rows = (await selectCodesOfBatch(db, batchId)).map(({ code, redeemedAt }) => ({
    code,
    redeemed_at: redeemedAt?.toISOString() ?? '',
  }));
  return {
    batch,
    csv: stringify(rows, { header: true, columns: ['code', 'redeemed_at'], escape_formulas: true }),
  };
}
