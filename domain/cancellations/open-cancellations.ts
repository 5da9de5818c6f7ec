import type { Db } from '@spindle/platform/database.ts';
import type { Cancellation } from './cancellation.ts';
import { selectOpenCancellations } from './queries.ts';

/** Declarations that wait for a person, oldest first, one page at a time. @param after the `next` of the page before */
export async function openCancellations(
  db: Db,
  { after, size = 50 }: { after?: string | undefined; size?: number } = {},
): Promise<{ cancellations: Cancellation[]; next: string | undefined }> {
  const found = await selectOpenCancellations(db, { after, limit: size + 1 });
  const cancellations = found.slice(0, size);
  return { cancellations, next: found.length > size ? cancellations.at(-1)?.id : undefined };
}
