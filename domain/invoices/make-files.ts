import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { drawInvoice } from './pdf/draw-invoice.ts';
import type { Fonts } from './pdf/fonts.ts';
import { insertFile, selectInvoice } from './queries.ts';

/** Makes the files of a document, once: what is there stays. */
export async function makeInvoiceFiles(
  { db, clock, fonts }: { db: Db; clock: Clock; fonts: Fonts },
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  const invoice = await selectInvoice(db, { id: invoiceId });
  if (!invoice) throw new Error(`there is no invoice ${invoiceId}`);
  const content = await drawInvoice(fonts, invoice.document, invoice.issuedAt);
  await insertFile(db, { invoiceId, format: 'pdf', content, madeAt: clock.now() });
}
