import type { Payload } from 'payload';
import { type Place, placeOf } from './used-on.ts';

/** A publication or withdrawal that failed at the time for which an editor had scheduled it. */
export interface FailedPublication extends Place {
  id: number;
  type: 'publish' | 'unpublish';
  failedAt: Date;
  error: string;
}

interface Job {
  id: number;
  updatedAt: string;
  error?: { message?: string } | null;
  input?: {
    type?: 'publish' | 'unpublish';
    doc?: { relationTo: string; value: string };
    global?: string;
  } | null;
}

/**
 * The newest first. Leaves out documents that have reached the wanted state by now, or were deleted.
 * @param language the reader's, by the back office's name for it (`zh-TW`)
 */
export async function failedPublications(payload: Payload, language?: string): Promise<FailedPublication[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { hasError: { equals: true } },
    sort: '-updatedAt',
    limit: 100,
    pagination: false,
    overrideAccess: true,
  });
  const failed = await Promise.all(
    (docs as unknown as Job[]).map((job) => publicationOf(payload, job, language)),
  );
  return failed.filter((publication) => publication !== undefined);
}

async function publicationOf(
  payload: Payload,
  { id, input, error, updatedAt }: Job,
  language: string | undefined,
): Promise<FailedPublication | undefined> {
  const type = input?.global ?? input?.doc?.relationTo;
  if (!type) return undefined;
  const document = { type, id: Number(input?.doc?.value ?? 0) };
  const wanted = input?.type ?? 'publish';
  const status = await statusOf(payload, document, Boolean(input?.global), wanted === 'publish');
  const done = status === undefined || status === (wanted === 'publish' ? 'published' : 'draft');
  const place = done ? undefined : await placeOf(payload, document, language);
  return place && { ...place, id, type: wanted, failedAt: new Date(updatedAt), error: error?.message ?? '' };
}

/** @param draft reads the latest version instead of the one that visitors see */
async function statusOf(
  payload: Payload,
  { type, id }: { type: string; id: number },
  isGlobal: boolean,
  draft: boolean,
): Promise<unknown> {
  const options = { depth: 0, draft, overrideAccess: true, select: { _status: true } } as const;
  if (isGlobal) return (await payload.findGlobal({ slug: type, ...options }))._status ?? 'draft';
  const { docs } = await payload.find({
    collection: type,
    where: { id: { equals: id } },
    limit: 1,
    ...options,
  });
  return (docs[0] as { _status?: unknown } | undefined)?._status;
}
