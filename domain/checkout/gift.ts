import type { Locale } from '@spindle/platform/locales.ts';
import type { Sites } from '@spindle/platform/sites.ts';
import { emailAddress } from '../accounts/email.ts';

/** The gift's fields, as typed in a form. */
export interface TypedGift {
  email: string | undefined;
  locale: string | undefined;
}

/** The recipient of a gift. */
export interface Gift {
  email: string;
  /** The language of their mail. */
  locale: Locale;
}

/**
 * Reads the recipient. No address means no gift. The buyer's own is refused rather than ignored, so that they know before they
 * pay. A language that the shop does not have is replaced by the buyer's.
 */
export function readGift(
  typed: TypedGift | undefined,
  buyerEmail: string,
  buyerLocale: Locale,
  sites: Sites,
): { ok: true; gift: Gift | undefined } | { ok: false; error: 'gift_email_invalid' | 'gift_email_own' } {
  if (!typed?.email?.trim()) return { ok: true, gift: undefined };
  const email = emailAddress.safeParse(typed.email);
  if (!email.success) return { ok: false, error: 'gift_email_invalid' };
  if (email.data === buyerEmail) return { ok: false, error: 'gift_email_own' };
  const locale = sites.find((site) => site.locale === typed.locale)?.locale ?? buyerLocale;
  return { ok: true, gift: { email: email.data, locale } };
}
