import type { Db } from '@spindle/platform/database.ts';
import type { EventSubject } from './provider.ts';
import { type EventRow, selectPutAside } from './queries.ts';

/**
 * Events that came while nobody handled their kind, the newest first. For staff, who see to them at the provider, and
 * for the first version that does handle it (`about`): each goes back on its way as a `processPaymentEvent`, and leaves
 * this list when it has been handled.
 */
export async function eventsPutAside(
  db: Db,
  { about, limit = 100 }: { about?: EventSubject; limit?: number } = {},
): Promise<EventRow[]> {
  return selectPutAside(db, { about, limit });
}
