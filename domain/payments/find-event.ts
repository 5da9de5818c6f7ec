import type { Db } from '@spindle/platform/database.ts';
import { type EventRow, selectEvent } from './queries.ts';

/** A provider's event, as it was stored. */
export async function findEvent(
  db: Db,
  { provider, eventId }: { provider: string; eventId: string },
): Promise<EventRow | undefined> {
  return selectEvent(db, provider, eventId);
}
