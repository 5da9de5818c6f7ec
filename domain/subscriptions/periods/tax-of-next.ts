import type { Db } from '@spindle/platform/database.ts';
import { countryOfProofs } from '../../tax/country-of-proofs.ts';
import { decideTax, type TaxVerdict } from '../../tax/decide-tax.ts';
import { splitTax } from '../../tax/split-tax.ts';
import { isSameVatArea } from '../../tax/vat-area.ts';
import type { Subscription } from '../subscription.ts';
import { buyerOfNext, type PeriodBuyer } from './buyer-of-next.ts';

/**
 * The buyer of the next period, and the tax that its amount contains, minor units, as far as known before the card is charged.
 * @param at when its order will be placed
 */
export async function taxOfNext(
  db: Db,
  subscription: Subscription,
  { amountMinor, at }: { amountMinor: number; at: Date },
): Promise<{ buyer: PeriodBuyer; tax: TaxVerdict & { taxMinor: number } }> {
  const buyer = await buyerOfNext(db, subscription);
  const verdict = await decideTax(db, { country: taxedIn(buyer), check: buyer.check }, at);
  const { taxMinor } = splitTax(amountMinor, verdict.rateBp, subscription.currency);
  return { buyer, tax: { ...verdict, taxMinor } };
}

/**
 * Where a buyer will be taxed if the card that was charged last is charged again (`noteCardCountry`), as an ISO 3166 code: for
 * a consumer, a country that two proofs agree on outweighs the one they stated.
 */
export function taxedIn({ business, country, proofs, lastCard }: PeriodBuyer): string | undefined {
  if (business) return country ?? undefined;
  const withCard = lastCard && !proofs.includes(lastCard) ? [...proofs, lastCard] : proofs;
  const proved = countryOfProofs(withCard);
  if (country === null) return proved ?? proofs.find(({ kind }) => kind === 'card')?.country;
  return proved === undefined || isSameVatArea(proved, country) ? country : proved;
}
