import type { Db } from '@spindle/platform/database.ts';
import { selectRegistrations } from './queries.ts';
import { registrationFor, standingOn, type TaxRegistration } from './registration.ts';

/**
 * The registration that tax of a country is collected under on a day; undefined where none stands.
 * @param home the seller's country
 * @param day `2026-11-22`
 */
export async function findRegistration(
  db: Db,
  { country, home, day }: { country: string; home: string; day: string },
): Promise<TaxRegistration | undefined> {
  return registrationFor(standingOn(await selectRegistrations(db), day), country, home);
}
