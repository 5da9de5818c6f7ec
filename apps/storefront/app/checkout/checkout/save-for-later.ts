import type { CheckoutDeps } from '@spindle/domain/checkout/deps.ts';
import type { QuoteError } from '@spindle/domain/checkout/errors.ts';
import { saveBasket } from '@spindle/domain/checkout/save-basket.ts';
import type { PriceMember } from '@spindle/domain/pricing/promotion.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** What became of a wish to come back to a basket. */
export interface SaveAnswer {
  savedTo?: string;
  /** A code of the `errors` words. */
  error?: QuoteError | 'invalid_email' | 'too_many_requests' | 'field_required';
  /** As it was typed. */
  email?: string;
}

/** Whether a form of the checkout asks for its basket to be saved. */
export function wantsToSave(form: FormData): boolean {
  return form.get('intent') === 'save';
}

export async function saveForLater(
  deps: CheckoutDeps & { limits: Limits },
  input: {
    form: FormData;
    query: URLSearchParams;
    member: PriceMember | undefined;
    locale: Locale;
    country: string | undefined;
    ip: string;
  },
): Promise<SaveAnswer> {
  const { form, ...basket } = input;
  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed : '';
  if (!email.trim() && !input.member) return { error: 'field_required' };
  const saved = await saveBasket(deps, { ...basket, email, blockedCountries: deps.blockedCountries });
  return saved.ok ? { savedTo: saved.email } : { error: saved.error, email };
}
