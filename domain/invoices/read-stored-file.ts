import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { InvoiceFormat } from './invoice-format.ts';
import { makeFiles } from './job-kinds.ts';
import { selectFile } from './queries.ts';

/**
 * A stored file of a document. If it does not exist, because an older version made fewer formats or the job has failed, its
 * making is queued. @returns `unavailable` until it is made
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
