import type { Db } from '@spindle/platform/database.ts';
import { findSeller } from '../seller/find-seller.ts';
import { dayIn, type Seller } from '../seller/seller.ts';
import { selectRates, selectRegistrations } from './queries.ts';
import { allRates, rateOn, type TaxRate } from './rate.ts';
import { registrationFor, standingOn, type TaxRegistration } from './registration.ts';
import { isReversed } from './reverse-charge.ts';
import type { TaxDecision, VatCheck } from './tax.ts';
import { vatAreaOf } from './vat-area.ts';

/** What a sale is judged by. */
export interface TaxRules {
  registrations: readonly TaxRegistration[];
  rates: readonly TaxRate[];
  seller: Pick<Seller, 'country'> | undefined;
}

export interface TaxedSale {
  /** ISO 3166 code, or undefined when it is not known. */
  country: string | undefined;
  /** The positive answer about the buyer's VAT id, where there is one. */
  check?: Pick<VatCheck, 'vatId'> | undefined;
}

/** `waivedBp`: the rate that is taken out of the price of a reverse charge, because it would be contained otherwise. */
export type TaxVerdict = TaxDecision & { waivedBp: number };

/**
 * How a sale is taxed on a day: at the rate of the buyer's country, where the seller is registered for it; a business in
 * another member state owes the tax itself.
 * @param day `2026-11-22`
 */
export function decideBy(
  { registrations, rates, seller }: TaxRules,
  { country, check }: TaxedSale,
  day: string,
): TaxVerdict {
  if (country === undefined) return { country: null, scheme: 'none', rateBp: 0, waivedBp: 0 };
  const registration = registrationFor(standingOn(registrations, day), country, seller?.country);
  const rate = registration && rateOn(rates, vatAreaOf(country), day);
  const containedBp = rate?.rateBp ?? 0;
  if (isReversed(seller, country, check)) {
    return { country, scheme: 'reverse_charge', rateBp: 0, waivedBp: containedBp };
  }
  return registration && rate
    ? { country, scheme: registration.scheme, rateBp: containedBp, waivedBp: 0 }
    : { country, scheme: 'none', rateBp: 0, waivedBp: 0 };
}

/** How a sale at a moment is taxed, by what staff have entered. The day is the seller's. */
export async function decideTax(db: Db, sale: TaxedSale, at: Date): Promise<TaxVerdict> {
  const { country } = sale;
  if (country === undefined) return decideBy({ registrations: [], rates: [], seller: undefined }, sale, '');
  const [seller, registrations, rates] = await Promise.all([
    findSeller(db),
    selectRegistrations(db),
    selectRates(db, vatAreaOf(country)),
  ]);
  return decideBy(
    { registrations, rates: allRates(rates), seller },
    sale,
    dayIn(seller?.timeZone ?? 'UTC', at),
  );
}
