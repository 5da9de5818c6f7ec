import {
  type PriceChangeInput,
  priceChangeInput,
} from '@spindle/domain/subscriptions/prices/price-change.ts';
import { momentOf } from '../forms/form-fields.ts';
import { minorOf } from '../forms/money-field.ts';

/** The fields of the form of a price change, which its preview passes on. */
export const PRICE_FIELDS = ['pid', 'term', 'currency', 'amount', 'starts', 'without'] as const;

/**
 * The price change that a form asks for; undefined if a field is not valid.
 * @param timeZone in which its beginning is typed
 */
export function askedPrice(
  typed: Readonly<Record<(typeof PRICE_FIELDS)[number], string | undefined>>,
  timeZone: string,
): PriceChangeInput | undefined {
  const { pid, term, currency, amount = '', starts, without } = typed;
  return priceChangeInput.safeParse({
    ...{ pid, term, currency, withoutAgreement: without },
    ...{ priceMinor: minorOf(amount, currency ?? ''), startsAt: momentOf(starts ?? '', timeZone) },
  }).data;
}
