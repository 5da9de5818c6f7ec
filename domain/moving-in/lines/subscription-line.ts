import { z } from 'zod';
import { KEY_MAX } from '../../licences/licence-key.ts';
import { readVatId } from '../../tax/vat-id.ts';
import { writtenAddress } from '../../tax/written-address.ts';
import { country, given, text } from './field.ts';

/** A subscription that Stripe charges; what is not said here is asked there. */
export const subscriptionLine = z
  .object({
    /** Stripe's. */
    id: given.regex(/^sub_\w{1,60}$/, 'is no subscription of Stripe (sub_…)'),
    /** The key of the licence that it renews. */
    licence: text(KEY_MAX),
    /** What a period costs from now on, where it is not the price at Stripe. */
    price: given.optional(),
    country: country.optional(),
    /** Of a business, which its invoices are addressed to. */
    company: text(120).optional(),
    /** The one field that has lines. */
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
  // A line without a business reads as it did before there were these columns: it is known by what it says.
  .transform(({ company, address, vat_id: vatId, ...line }) => {
    const read = (vatId && line.country && readVatId(vatId, line.country)) || null;
    const business = company && address ? { company, address, vatId: read } : undefined;
    return { ...line, ...(business && { business }) };
  });

export type SubscriptionLine = z.infer<typeof subscriptionLine>;
