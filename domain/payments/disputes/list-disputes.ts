import type { Db } from '@spindle/platform/database.ts';
import type { Dispute } from './dispute.ts';
import { selectDecided, selectUndecidedDisputes } from './queries.ts';

/**
 * One page of disputes. The first has all undecided ones: those that evidence can be handed in for, by the date when it is due,
 * and then those whose date has passed, which wait for the bank alone. The decided ones follow, the newest first.
 * @param after the `next` of the page before
 * @param size how many decided ones a page has
 */
export async function listDisputes(
  db: Db,
  { now, after, size }: { now: Date; after: string | undefined; size: number },
): Promise<{ disputes: Dispute[]; next: string | undefined }> {
  const undecided = after === undefined ? await selectUndecidedDisputes(db, { now }) : [];
  const found = await selectDecided(db, { after, limit: size + 1 });
  const decided = found.slice(0, size);
  return {
    disputes: [...undecided, ...decided],
    next: found.length > size ? decided.at(-1)?.id : undefined,
  };
}
