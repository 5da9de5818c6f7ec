import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { RegisterDeps } from '../deps.ts';
import { firstKeptYear } from './erasure.ts';

/** Erases what was kept for the books about erased people, once it has been kept for as long as required. */
export async function endRetention(
  deps: { db: Db; clock: Clock; config: Pick<Config, 'retentionYears'> } & RegisterDeps,
): Promise<void> {
  const year = firstKeptYear(deps.clock.now(), deps.config.retentionYears);
  await deps.db.transaction(async (tx) => {
    for (const { forget } of deps.erasures()) await forget?.(tx, year);
  });
}
