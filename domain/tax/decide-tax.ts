import type { Db } from '@spindle/platform/database.ts';
import { selectRates, selectRegistrations } from './queries.ts';
import { allRates, rateOn, type TaxRate } from './rate.ts';
import { registrationFor, standingOn, type TaxRegistration } from './registration.ts';
import { type TaxDecision, taxDay } from './tax.ts';

/** What the seller has entered, as far as it is about one country. */
export interface TaxRules {
  registrations: readonly TaxRegistration[];
  rates: readonly TaxRate[];
}

/**
 * How a sale to a country is taxed on a day: at the rate of the buyer's country, where the seller is registered for it.
 * @param day `2026-11-22`
 */
export function decideBy(
  { registrations, rates }: TaxRules,
  { country, day }: { country: string | undefined; day: string },
): TaxDecision {
  if (country === undefined) return { country: null, scheme: 'none', rateBp: 0 };
  const registration = registrationFor(standingOn(registrations, day), country);
  const rate = registration && rateOn(rates, country, day);
  return registration && rate
    ? { country, scheme: registration.scheme, rateBp: rate.rateBp }
    : { country, scheme: 'none', rateBp: 0 };
}

/** How a sale to a country is taxed at a moment. @param country ISO 3166 code, or undefined when it is not known */
export async function decideTax(
  db: Db,
  { country, at }: { country: string | undefined; at: Date },
): Promise<TaxDecision> {
  if (country === undefined) return decideBy({ registrations: [], rates: [] }, { country, day: taxDay(at) });
  const registrations = await selectRegistrations(db);
  const rates = registrations.length > 0 ? allRates(await selectRates(db, country)) : [];
  return decideBy({ registrations, rates }, { country, day: taxDay(at) });
}
