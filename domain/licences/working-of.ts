import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { selectWorking } from './queries.ts';

/** Which of these licences work now. */
export async function workingOf(
  { db, clock }: { db: Db; clock: Clock },
  licenceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await selectWorking(db, { licenceIds, now: clock.now() }));
}
