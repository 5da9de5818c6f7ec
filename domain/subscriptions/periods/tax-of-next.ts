import type { Db } from '@spindle/platform/database.ts';
import { countryOfProofs } from '../../tax/country-of-proofs.ts';
import { decideTax, type TaxVerdict } from '../../tax/decide-tax.ts';
import { splitTax } from '../../tax/split-tax.ts';
import { isSameVatArea } from '../../tax/vat-area.ts';
import type { Subscription } from '../subscription.ts';
import { buyerOfNext, type PeriodBuyer } from './buyer-of-next.ts';

/**
 * Whom the next period is sold to, and what of its amount is tax, minor units, by what is known before its card is charged.
 * @param at when it is to be placed
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
 * Where a buyer is taxed once the card is charged that was charged last (`noteCardCountry`): what two proofs agree on goes before
 * what a consumer has said. ISO 3166 code.
 */
export function taxedIn({ business, country, proofs, lastCard }: PeriodBuyer): string | undefined {
  if (business) return country ?? undefined;
  const withCard = lastCard && !proofs.includes(lastCard) ? [...proofs, lastCard] : proofs;
  const proved = countryOfProofs(withCard);
  if (country === null) return proved ?? proofs.find(({ kind }) => kind === 'card')?.country;
  return proved === undefined || isSameVatArea(proved, country) ? country : proved;
}
