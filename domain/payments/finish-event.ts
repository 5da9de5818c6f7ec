import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { updateProcessed } from './queries.ts';

export async function finishEvent(
  deps: { db: Db; clock: Clock },
  { provider, eventId }: { provider: string; eventId: string },
): Promise<void> {
  await updateProcessed(deps.db, provider, eventId, deps.clock.now());
}
