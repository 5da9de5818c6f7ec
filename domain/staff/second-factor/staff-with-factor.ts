import type { Db } from '@spindle/platform/database.ts';
import { selectStaffWithFactor } from './queries.ts';

/** The ids of staff whose second factor is on. */
export async function staffWithFactor(db: Db): Promise<ReadonlySet<string>> {
  return new Set(await selectStaffWithFactor(db));
}
