import type { Locale } from '@spindle/platform/locales.ts';
import type { Bill } from './bill-basket.ts';
import type { TypedBuyer } from './buyer.ts';
import type { Quote } from './checkout.ts';
import type { Consent } from './consents.ts';
import type { CheckoutDeps } from './deps.ts';
import type { StartError } from './errors.ts';
import type { TypedGift } from './gift.ts';

export type StartCheckoutDeps = Omit<CheckoutDeps, 'cookies'>;

export interface StartCheckoutInput {
  /** Of the checkout link. */
  query: URLSearchParams;
  /** From the form, made by `newFormToken()`. */
  formToken: string;
  /** As typed; a member's own address counts instead. */
  email: string | undefined;
  member: { memberId: string; email: string } | undefined;
  /** Checkouts of the same browser, see `provenCheckouts`. */
  checkoutIds: readonly string[];
  /** The browser itself, see `browserOf`; nothing where it brings no cookie. */
  browser?: string | undefined;
  /** The buyer has been told of the purchase of just now, and wants another one. */
  again: boolean;
  /** How the buyer wants to pay; where nothing is said, by card. */
  method?: string | undefined;
  /** The value of `PRICE_COOKIE`. */
  priceCookie?: string | undefined;
  /** Needed where the law asks for them. */
  consents: readonly Consent[];
  /** The total that was on the screen, minor units. It is compared, never charged. */
  shownTotalMinor: number | undefined;
  locale: Locale;
  /** Of whoever sends the form. */
  ip: string;
  /** Of the network that the form came from, ISO 3166 code. */
  country: string | undefined;
  /** What the form says of its buyer. */
  buyer?: TypedBuyer | undefined;
  /** Whom it is a gift for, as typed, and in which language they are told; nothing where the buyer keeps it. */
  gift?: TypedGift | undefined;
  /** A VAT id that the buyer has been told of: without a positive answer they buy with tax. */
  toldVatId?: string | undefined;
}

/** What the form's buyer would pay, by what the form says of them. */
export type ChangedBill = Pick<Bill, 'tax' | 'taxMinor' | 'totalMinor'> & Pick<Quote, 'currency'>;

export type StartRefusal =
  | { ok: false; error: Exclude<StartError, 'bought_just_now' | 'price_changed'> }
  /** What it comes to now; undefined where that is not known before the next quote. */
  | { ok: false; error: 'price_changed'; bill?: ChangedBill | undefined }
  /** Of the earlier purchase. */
  | { ok: false; error: 'bought_just_now'; checkoutId: string };

/** Who counts as the same buyer. */
export const buyerOf = ({ member, checkoutIds, browser }: StartCheckoutInput) => ({
  memberId: member?.memberId,
  checkoutIds,
  browser,
});
