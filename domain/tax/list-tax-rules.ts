import type { Db } from '@spindle/platform/database.ts';
import { selectRates, selectRegistrations } from './queries.ts';
import type { TaxRate } from './rate.ts';
import type { TaxRegistration } from './registration.ts';

/** The rules that staff have entered, by country. */
export async function listTaxRules(db: Db): Promise<{ registrations: TaxRegistration[]; rates: TaxRate[] }> {
  return { registrations: await selectRegistrations(db), rates: await selectRates(db) };
}
