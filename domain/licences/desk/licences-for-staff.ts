import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { type Licence, stateAt } from '../licence.ts';
import type { LicenceFilter } from './licence-filter.ts';
import { selectLicencesFor } from './queries.ts';

/**
 * Licences for staff, each with its state as of now, a page at a time: the newest first, or, with `endsBefore`, those that end
 * first. They are never counted.
 * @param after the id of the last licence of the page before.
 */
export async function licencesForStaff(
  { db, clock }: { db: Db; clock: Clock },
  filter: LicenceFilter = {},
  { after, size = 50 }: { after?: string | undefined; size?: number } = {},
): Promise<{ licences: Licence[]; next: string | undefined }> {
  const now = clock.now();
  const found = await selectLicencesFor(db, filter, { now, after, limit: size + 1 });
  const licences = found.slice(0, size).map((licence) => ({ ...licence, state: stateAt(licence, now) }));
  return { licences, next: found.length > size ? licences.at(-1)?.id : undefined };
}
