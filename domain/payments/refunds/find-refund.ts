import type { Db } from '@spindle/platform/database.ts';
import { selectRefund } from './queries.ts';
import type { Refund } from './refund.ts';

/** A refund by its own id, by the key of its request, or by the provider's id. */
export async function findRefund(
  db: Db,
  by: { id: string } | { requestKey: string } | { provider: string; providerId: string },
): Promise<Refund | undefined> {
  return selectRefund(db, by);
}
