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
 * Reads the recipient. No address, or the buyer's own, means no gift. A language that the shop does not have is replaced by the
 * buyer's.
 */
export function readGift(
  typed: TypedGift | undefined,
  buyerEmail: string,
  buyerLocale: Locale,
  sites: Sites,
): { ok: true; gift: Gift | undefined } | { ok: false; error: 'gift_email_invalid' } {
  if (!typed?.email?.trim()) return { ok: true, gift: undefined };
  const email = emailAddress.safeParse(typed.email);
  if (!email.success) return { ok: false, error: 'gift_email_invalid' };
  if (email.data === buyerEmail) return { ok: true, gift: undefined };
  const locale = sites.find((site) => site.locale === typed.locale)?.locale ?? buyerLocale;
  return { ok: true, gift: { email: email.data, locale } };
}
