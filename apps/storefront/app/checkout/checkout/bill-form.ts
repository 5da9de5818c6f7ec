import { billForVisitor } from '@spindle/domain/checkout/bill-for-visitor.ts';
import { readBuyer } from '@spindle/domain/checkout/buyer.ts';
import { buyerBy } from '@spindle/domain/checkout/checkout-access.ts';
import type { CheckoutDeps } from '@spindle/domain/checkout/deps.ts';
import { PRICE_COOKIE } from '@spindle/domain/checkout/price-lock.ts';
import { quoteForVisitor } from '@spindle/domain/checkout/quote-for-visitor.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import { parse } from 'hono/utils/cookie';
import type { FormReply } from '../../forms/form-reply.ts';
import { replyTo } from '../../forms/parse-form.ts';
import { checkoutLinkFields } from '../checkout-link-fields.ts';
import { buyerFieldError, isVatProblem, typedBuyer } from './buyer-form.ts';
import { type ShownBill, shownBill } from './shown-bill.ts';
import type { SubmitCheckoutInput } from './submit-checkout.ts';

/** The bill for a form, with the form. */
export interface BilledForm {
  /** The purchase it is for: the query of the form's address. */
  basket: string;
  bill: ShownBill;
  reply: FormReply;
  /** A VAT id for which the buyer has been told that tax is charged. */
  toldVatId: string | undefined;
}

/**
 * Works out the bill for a form, by its country and its VAT id.
 * @param said why the form was refused, which may be about its VAT id
 * @returns undefined where nothing can be quoted; the page then says why
 */
export async function billForm(
  deps: CheckoutDeps & { limits: Limits },
  { form, query, member, locale, country: network, ip, cookie }: SubmitCheckoutInput,
  said?: string,
): Promise<BilledForm | undefined> {
  const asked = checkoutLinkFields(query);
  const cookies = parse(cookie ?? '');
  const quoted = await quoteForVisitor(deps, {
    ...{ ip, query: asked, locale, country: network, member },
    blockedCountries: deps.blockedCountries,
    priceCookie: cookies[PRICE_COOKIE],
    sameBuyer: buyerBy(deps.accessKey, cookies, member?.memberId),
  });
  if (!quoted.ok) return undefined;
  const typed = typedBuyer(form);
  const read = readBuyer(typed, network);
  const vatId = (read.ok && read.buyer.business?.vatId) || undefined;
  const told = form.get('told_vat_id') || undefined;
  const toldVatId = isVatProblem(said) || told === vatId ? vatId : undefined;
  const billed = await billForVisitor(deps, quoted.quote, { typed, network, toldVatId, ip });
  const { problem } = billed;
  const fields = problem === 'too_many_requests' ? { vat_id: problem } : buyerFieldError(problem);
  return {
    basket: `?${asked}`,
    bill: shownBill(billed, quoted.quote, locale),
    reply: replyTo(form, { fields: fields ?? {} }),
    toldVatId: isVatProblem(problem) ? vatId : toldVatId,
  };
}
