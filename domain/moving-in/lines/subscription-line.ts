import { z } from 'zod';
import { KEY_MAX } from '../../licences/licence-key.ts';
import { readVatId } from '../../tax/vat-id.ts';
import { writtenAddress } from '../../tax/written-address.ts';
import { country, given, text } from './field.ts';

/** A subscription that Stripe charges. Stripe is asked for what a line does not say. */
export const subscriptionLine = z
  .object({
    /** Stripe's id. */
    id: given.regex(/^sub_\w{1,60}$/, 'is no subscription of Stripe (sub_…)'),
    /** The key of the licence that it renews. */
    licence: text(KEY_MAX),
    /** The price of a period from now on, if it differs from the price at Stripe. */
    price: given.optional(),
    country: country.optional(),
    /** The business to which invoices are addressed. */
    company: text(120).optional(),
    /** The only field that may contain line breaks. */
    address: z
      .string()
      .transform(writtenAddress)
      .pipe(z.string().max(400, 'is longer than 400 characters'))
      .optional(),
    vat_id: text(40).optional(),
  })
  .superRefine(({ country: of, company, address, vat_id: vatId }, context) => {
    const say = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const isBusiness = company !== undefined || address !== undefined || vatId !== undefined;
    if (isBusiness && !company) say('company', 'is missing, and a business has a name');
    if (isBusiness && !address) say('address', 'is missing, and the invoices of a business have one');
    if (!vatId) return;
    if (!of) say('country', 'is missing, and a VAT id is one of a country');
    else if (!readVatId(vatId, of)) say('vat_id', `is none of ${of}`);
  })
  // A line without a business must parse to the same value as before these columns existed: its digest identifies it.
  .transform(({ company, address, vat_id: vatId, ...line }) => {
    const read = (vatId && line.country && readVatId(vatId, line.country)) || null;
    const business = company && address ? { company, address, vatId: read } : undefined;
    return { ...line, ...(business && { business }) };
  });

export type SubscriptionLine = z.infer<typeof subscriptionLine>;
