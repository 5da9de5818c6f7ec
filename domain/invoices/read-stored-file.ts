import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { InvoiceFormat } from './invoice-format.ts';
import { makeFiles } from './job-kinds.ts';
import { selectFile } from './queries.ts';

/**
 * A file of a document that is to have it. Where it is not there, its making is queued: an older version may have made
 * fewer of them, or the job may have failed. @returns `unavailable` until then
 */
export async function readStoredFile(
  { db, jobs }: { db: Db; jobs: Jobs },
  invoiceId: string,
  format: InvoiceFormat,
): Promise<{ ok: true; content: Buffer } | { ok: false; error: 'unavailable' }> {
  const content = await selectFile(db, invoiceId, format);
  if (content) return { ok: true, content };
  await jobs.send(db, makeFiles, { invoiceId });
  return { ok: false, error: 'unavailable' };
}
