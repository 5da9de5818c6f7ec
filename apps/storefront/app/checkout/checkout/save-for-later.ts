import type { MailAsker } from '@spindle/domain/accounts/pass-mail-captcha.ts';
import type { ShownCaptcha } from '@spindle/domain/captcha/new-captcha.ts';
import type { CaptchaRefusal } from '@spindle/domain/captcha/pass-captcha.ts';
import type { CheckoutDeps } from '@spindle/domain/checkout/deps.ts';
import type { QuoteError } from '@spindle/domain/checkout/errors.ts';
import { saveBasket } from '@spindle/domain/checkout/save-basket.ts';
import type { PriceMember } from '@spindle/domain/pricing/promotion.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { FormReply } from '../../forms/form-reply.ts';

/** The result of asking to save a basket for later. */
export interface SaveAnswer {
  savedTo?: string;
  /** A code of the `errors` words. */
  error?: QuoteError | CaptchaRefusal['error'] | 'invalid_email' | 'too_many_requests' | 'field_required';
  /** As it was typed. */
  email?: string;
  /** The captcha that the next try must answer. */
  captcha?: ShownCaptcha | undefined;
}

/** Whether a form of the checkout asks for its basket to be saved. */
export function wantsToSave(form: FormData): boolean {
  return form.get('intent') === 'save';
}

export async function saveForLater(
  deps: CheckoutDeps & Parameters<typeof saveBasket>[0],
  input: MailAsker & {
    form: FormData;
    query: URLSearchParams;
    member: PriceMember | undefined;
    locale: Locale;
    country: string | undefined;
  },
): Promise<SaveAnswer> {
  const { form, ...basket } = input;
  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed : '';
  if (!email.trim() && !input.member) return { error: 'field_required' };
  const saved = await saveBasket(deps, { ...basket, email, blockedCountries: deps.blockedCountries });
  return saved.ok ? { savedTo: saved.email } : { error: saved.error, email };
}

/** The answer to a form that was not sent to save the basket, but for another captcha. */
export function savedLess({ values, fields, problem, captcha }: FormReply): SaveAnswer {
  const error = (problem ?? fields.email) as SaveAnswer['error'];
  return { email: values.email ?? '', captcha, ...(error && { error }) };
}
