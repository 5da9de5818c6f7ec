import type { Db } from '@spindle/platform/database.ts';
import { selectRegistrations } from './queries.ts';
import { registrationFor, standingOn, type TaxRegistration } from './registration.ts';

/**
 * The registration under which tax of a country is collected on a day; undefined if there is none.
 * @param home the seller's country
 * @param day `2026-11-22`
 */
export async function findRegistration(
  db: Db,
  { country, home, day }: { country: string; home: string; day: string },
): Promise<TaxRegistration | undefined> {
  return registrationFor(standingOn(await selectRegistrations(db), day), country, home);
}
