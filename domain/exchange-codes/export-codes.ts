import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import type { ExchangeBatch } from './exchange-code.ts';
import { selectBatch, selectCodesOfBatch } from './queries.ts';

/**
 * The codes of a batch as a CSV file with a heading, in the order in which they were made, each with the id of the licence that
 * it issued or extended. Cells that a spreadsheet would take for a formula are written as text. For staff with
 * `exchange_codes`; audited, since the file lets anybody redeem the open codes.
 */
export async function exportCodes(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { batchId }: { batchId: string },
): Promise<
  { ok: true; batch: ExchangeBatch; csv: string } | { ok: false; error: 'not_allowed' | 'batch_unknown' }
> {
  if (!(await mayAct(db, actor, 'exchange_codes'))) return { ok: false, error: 'not_allowed' };
  const batch = z.uuid().safeParse(batchId).success ? await selectBatch(db, batchId) : undefined;
  if (!batch) return { ok: false, error: 'batch_unknown' };
  const codes = await selectCodesOfBatch(db, batchId);
  await writeAudit(db, actor, {
    action: 'exchange_batch.export',
    subject: { kind: 'exchange_batch', id: batchId },
    before: null,
    after: { name: batch.name, codes: codes.length },
    at: clock.now(),
  });
  const rows = codes.map(({ code, redeemedAt, licenceId }) => ({
    code,
    redeemed_at: redeemedAt?.toISOString() ?? '',
    licence: licenceId ?? '',
  }));
  const columns = ['code', 'redeemed_at', 'licence'];
  return { ok: true, batch, csv: stringify(rows, { header: true, columns, escape_formulas: true }) };
}
