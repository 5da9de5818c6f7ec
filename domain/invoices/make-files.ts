import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { isElectronic } from './invoice-format.ts';
import { drawInvoice } from './pdf/draw-invoice.ts';
import type { Fonts } from './pdf/fonts.ts';
import { insertFile, selectInvoice } from './queries.ts';
import { writeUbl } from './ubl/write-ubl.ts';

/** Makes the files of a document; files that exist already stay. */
export async function makeInvoiceFiles(
  { db, clock, fonts }: { db: Db; clock: Clock; fonts: Fonts },
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  const invoice = await selectInvoice(db, { id: invoiceId });
  if (!invoice) throw new Error(`there is no invoice ${invoiceId}`);
  const { document, issuedAt } = invoice;
  const madeAt = clock.now();
  const content = await drawInvoice(fonts, document, issuedAt);
  await insertFile(db, { invoiceId, format: 'pdf', content, madeAt });
  if (!isElectronic(document)) return;
  await insertFile(db, { invoiceId, format: 'ubl', content: Buffer.from(writeUbl(document)), madeAt });
}
