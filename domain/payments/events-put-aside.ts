import type { Db } from '@spindle/platform/database.ts';
import type { EventSubject } from './provider.ts';
import { type EventRow, selectPutAside } from './queries.ts';

/**
 * Events that came while no module handled their kind, the newest first. Staff deal with them at the provider. Once a version
 * handles that kind, `takeUpPutAside` queues them again as `processPaymentEvent` and removes them from this list.
 */
export async function eventsPutAside(
  db: Db,
  { about, limit = 100 }: { about?: EventSubject; limit?: number } = {},
): Promise<EventRow[]> {
  return selectPutAside(db, { about, limit });
}
