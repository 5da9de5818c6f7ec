import { buyerBy, checkoutCookie, newFormToken } from '@spindle/domain/checkout/checkout-access.ts';
import { askingCountry, asksForConsents } from '@spindle/domain/checkout/consents.ts';
import type { CheckoutDeps } from '@spindle/domain/checkout/deps.ts';
import { startErrors } from '@spindle/domain/checkout/errors.ts';
import { PRICE_COOKIE } from '@spindle/domain/checkout/price-lock.ts';
import { startForVisitor } from '@spindle/domain/checkout/start-for-visitor.ts';
import type { StartCheckoutInput } from '@spindle/domain/checkout/start-input.ts';
import { currencyOf } from '@spindle/domain/pricing/currency.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import { parse } from 'hono/utils/cookie';
import type { FormReply } from '../../forms/form-reply.ts';
import { parseForm, replyTo } from '../../forms/parse-form.ts';
import { checkoutLinkFields } from '../checkout-link-fields.ts';
import { buyForm, consentsIn } from './buy-form.ts';
import { buyerFieldError, typedBuyer } from './buyer-form.ts';

export interface SubmitCheckoutInput
  extends Pick<StartCheckoutInput, 'query' | 'member' | 'locale' | 'country'> {
  form: FormData;
  ip: string;
  /** The request's `Cookie` header. */
  cookie: string | null;
  cookies: CookieScope;
}

/** Why a form was refused: errors of its fields, or a code for the whole form. */
export interface BuyRefusal {
  status: number;
  reply: FormReply;
  /** What was wrong with the buyer's details, if that was the reason. */
  said?: string | undefined;
  /** The form token for the next try: the same one while it can still lead to the same order. */
  formToken: string;
  /** The total that the buyer saw before the price changed. */
  shownTotal?: string | undefined;
  /** The checkout in which the same was just bought. */
  bought?: string | undefined;
}

export type SubmitCheckoutResult =
  | { ok: true; redirectUrl: string; setCookie: string }
  | { ok: false; refusal: BuyRefusal };

/** Handles the checkout's form: places the order and says where to pay. */
export async function submitCheckout(
  deps: CheckoutDeps & { limits: Limits },
  input: SubmitCheckoutInput,
): Promise<SubmitCheckoutResult> {
  const { member, form } = input;
  if (!member && form.get('as') === 'member') {
    return refuse(401, replyTo(form, { problem: 'session_expired' }), form.get('form_token'));
  }
  const schema = buyForm({
    isMember: member !== undefined,
    asksForConsents: asksForConsents(
      askingCountry({ stated: typedBuyer(form).country, network: input.country }),
    ),
  });
  const read = parseForm(form, schema);
  if (!read.ok) return refuse(422, read.reply, form.get('form_token'));
  const { email, form_token: formToken, shown_total: shownTotalMinor } = read.value;
  const refuseAll = (status: number, code: string) =>
    refuse(status, replyTo(form, { problem: code }), code === 'checkout_ended' ? undefined : formToken);

  const cookies = parse(input.cookie ?? '');
  const { checkoutIds, browser } = buyerBy(deps.accessKey, cookies, member?.memberId);
  const started = await startForVisitor(deps, {
    ip: input.ip,
    query: checkoutLinkFields(input.query),
    formToken,
    email,
    member,
    checkoutIds,
    browser,
    again: read.value.again === '1',
    method: read.value.method,
    gift: { email: read.value.gift_email, locale: read.value.gift_locale },
    priceCookie: cookies[PRICE_COOKIE],
    consents: consentsIn(read.value),
    shownTotalMinor,
    locale: input.locale,
    country: input.country,
    buyer: typedBuyer(form),
    toldVatId: read.value.told_vat_id,
  });
  if (!started.ok) {
    const { error } = started;
    const fields = buyerFieldError(error);
    if (fields) return refuse(422, replyTo(form, { fields }), formToken, error);
    if (error === 'invalid_email' || error === 'field_required') {
      return refuse(422, replyTo(form, { fields: { email: error } }), formToken);
    }
    if (error === 'gift_email_invalid' || error === 'gift_email_own') {
      return refuse(422, replyTo(form, { fields: { gift_email: error } }), formToken);
    }
    if (error === 'method_unavailable') {
      return refuse(422, replyTo(form, { fields: { method: error } }), formToken);
    }
    if (error === 'too_many_requests') return refuseAll(429, error);
    const refused = refuseAll(startErrors[error].status, error);
    if (error === 'price_changed' && !refused.ok) {
      refused.refusal.shownTotal = formatMoney(shownTotalMinor, currencyOf(input.locale), input.locale);
    }
    if (error === 'bought_just_now' && !refused.ok) refused.refusal.bought = started.checkoutId;
    return refused;
  }
  const setCookie = checkoutCookie(started.checkoutId, started.secret, input.cookies);
  return { ok: true, redirectUrl: started.redirectUrl, setCookie };
}

function refuse(status: number, reply: FormReply, formToken: unknown, said?: string): SubmitCheckoutResult {
  const token = typeof formToken === 'string' && formToken ? formToken : newFormToken();
  return { ok: false, refusal: { status, reply, formToken: token, said } };
}
