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
  /** Query of the checkout link. */
  query: URLSearchParams;
  /** From the form, made by `newFormToken()`. */
  formToken: string;
  /** As typed; ignored for a member, whose own address counts. */
  email: string | undefined;
  member: { memberId: string; email: string } | undefined;
  /** Checkouts of the same browser, see `provenCheckouts`. */
  checkoutIds: readonly string[];
  /** The browser itself, see `browserOf`; undefined if it has no cookie. */
  browser?: string | undefined;
  /** The buyer was told that they have just bought the same, and wants it again. */
  again: boolean;
  /** How the buyer wants to pay; by default, by card. */
  method?: string | undefined;
  /** The value of `PRICE_COOKIE`. */
  priceCookie?: string | undefined;
  /** Needed where the law asks for them. */
  consents: readonly Consent[];
  /** The total that was on the screen, minor units. It is compared, never charged. */
  shownTotalMinor: number | undefined;
  locale: Locale;
  /** IP address that sent the form. */
  ip: string;
  /** Country of the network that the form came from, ISO 3166 code. */
  country: string | undefined;
  /** What the form says about its buyer. */
  buyer?: TypedBuyer | undefined;
  /** The recipient of a gift, as typed, and the language of their mail; undefined if it is no gift. */
  gift?: TypedGift | undefined;
  /** A VAT id that the buyer was told has no positive answer: they agree to buy with tax. */
  toldVatId?: string | undefined;
}

/** What the buyer would pay, by what the form says about them. */
export type ChangedBill = Pick<Bill, 'tax' | 'taxMinor' | 'totalMinor'> & Pick<Quote, 'currency'>;

export type StartRefusal =
  | { ok: false; error: Exclude<StartError, 'bought_just_now' | 'price_changed'> }
  /** `bill`: the present price; undefined if that is not known before the next quote. */
  | { ok: false; error: 'price_changed'; bill?: ChangedBill | undefined }
  /** `checkoutId`: checkout of the earlier purchase. */
  | { ok: false; error: 'bought_just_now'; checkoutId: string };

/** What identifies the same buyer. */
export const buyerOf = ({ member, checkoutIds, browser }: StartCheckoutInput) => ({
  memberId: member?.memberId,
  checkoutIds,
  browser,
});
