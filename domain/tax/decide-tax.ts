import type { Db } from '@spindle/platform/database.ts';
import { findSeller } from '../seller/find-seller.ts';
import { dayIn, type Seller } from '../seller/seller.ts';
import { selectRates, selectRegistrations } from './queries.ts';
import { allRates, rateOn, type TaxRate } from './rate.ts';
import { registrationFor, standingOn, type TaxRegistration } from './registration.ts';
import { isReversed } from './reverse-charge.ts';
import type { TaxDecision, VatCheck } from './tax.ts';
import { vatAreaOf } from './vat-area.ts';

/** The data that decide the tax of a sale. */
export interface TaxRules {
  registrations: readonly TaxRegistration[];
  rates: readonly TaxRate[];
  seller: Pick<Seller, 'country'> | undefined;
}

export interface TaxedSale {
  /** ISO 3166 code; undefined if unknown. */
  country: string | undefined;
  /** The positive answer about the buyer's VAT id, if there is one. */
  check?: Pick<VatCheck, 'vatId'> | undefined;
}

/** `waivedBp`: with a reverse charge, the rate of the tax that is taken out of the price, which would otherwise contain it. */
export type TaxVerdict = TaxDecision & { waivedBp: number };

/**
 * Decides how a sale is taxed on a day: at the rate of the buyer's country, if the seller is registered for it; a business in
 * another EU member state owes the tax itself.
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

/** Decides how a sale at a moment is taxed, by the rules that staff have entered. The day is in the seller's time zone. */
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
