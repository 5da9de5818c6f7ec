import type { PayloadRequest } from 'payload';
import { databaseOf } from '../payload/database-of.ts';
import { jobsOf } from './scheduled.ts';

/** What the form for scheduling sends. */
export interface Schedule {
  type?: 'publish' | 'unpublish';
  date?: Date | string;
  doc?: { relationTo: string; value: number | string };
  global?: string;
}

/** Whether a document is to be withdrawn that is not published, and will not be by then. */
export async function nothingToWithdraw(
  req: PayloadRequest,
  { type, date, doc, global }: Schedule,
): Promise<boolean> {
  if (type !== 'unpublish' || (!doc && !global)) return false;
  const found = doc
    ? await req.payload.findByID({
        collection: doc.relationTo,
        id: doc.value,
        depth: 0,
        disableErrors: true,
        req,
      })
    : await req.payload.findGlobal({ slug: global ?? '', depth: 0, req });
  if ((found as { _status?: unknown } | null)?._status === 'published') return false;
  const asked = doc ? { doc: { relationTo: doc.relationTo, value: String(doc.value) } } : { global };
  const until = new Date(date ?? 0);
  const jobs = await jobsOf(await databaseOf(req), asked);
  return !jobs.some(({ type: wanted, at }) => wanted === 'publish' && new Date(at) <= until);
}
