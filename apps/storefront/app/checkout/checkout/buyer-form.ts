import type { BuyerError, TypedBuyer } from '@spindle/domain/checkout/buyer.ts';
import type { VatProblem } from '@spindle/domain/checkout/check-buyer.ts';

/** The field of the form that shows each problem. */
const FIELDS: Readonly<Record<BuyerError | VatProblem, string>> = {
  country_unknown: 'country',
  company_needed: 'company',
  company_too_long: 'company',
  address_needed: 'address',
  address_too_long: 'address',
  vat_id_invalid: 'vat_id',
  vat_id_unknown: 'vat_id',
  vat_id_unavailable: 'vat_id',
};

/** The problem with the buyer's details, by field; undefined if the code is about something else. */
export function buyerFieldError(code: string | undefined): Record<string, string> | undefined {
  const field = code !== undefined && code in FIELDS ? FIELDS[code as keyof typeof FIELDS] : undefined;
  return field && code ? { [field]: code } : undefined;
}

export const isVatProblem = (code: string | undefined): code is VatProblem =>
  code === 'vat_id_unknown' || code === 'vat_id_unavailable';

/** What the form says about its buyer. */
export function typedBuyer(form: FormData): TypedBuyer {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    country: text('country'),
    company: text('company'),
    address: text('address'),
    vatId: text('vat_id'),
  };
}
