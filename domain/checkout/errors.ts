import { commonErrors, type ErrorCatalogue } from '../backend-api/envelope.ts';

/** Why a checkout link can't be quoted. */
export const quoteErrors = {
  unknown_product: { cscode: 20101, status: 404 },
  unknown_licence_type: { cscode: 20102, status: 422 },
  not_on_sale: { cscode: 20103, status: 409 },
  price_missing: { cscode: 20104, status: 409 },
  country_blocked: { cscode: 20105, status: 403 },
  too_many_products: { cscode: 20106, status: 422 },
} as const satisfies ErrorCatalogue;

/** Why a checkout can't be started. */
export const startErrors = {
  ...quoteErrors,
  field_required: commonErrors.field_required,
  invalid_email: commonErrors.invalid_email,
  price_changed: { cscode: 20110, status: 409 },
  coupon_unknown: { cscode: 20111, status: 422 },
  coupon_not_for_product: { cscode: 20112, status: 422 },
  coupon_used_up: { cscode: 20113, status: 409 },
  discounts_prohibited: { cscode: 20114, status: 422 },
  checkout_ended: { cscode: 20115, status: 409 },
  coupon_not_yet: { cscode: 20125, status: 422 },
  coupon_ended: { cscode: 20126, status: 422 },
  coupon_not_better: { cscode: 20127, status: 422 },
  coupon_for_another: { cscode: 20117, status: 403 },
  bought_just_now: { cscode: 20118, status: 409 },
  consent_needed: { cscode: 20119, status: 422 },
  gift_email_invalid: { cscode: 20146, status: 422 },
  gift_email_own: { cscode: 20149, status: 422 },
  total_too_small: { cscode: 20128, status: 422 },
  method_unavailable: { cscode: 20129, status: 422 },
  country_unknown: { cscode: 20140, status: 422 },
  company_needed: { cscode: 20141, status: 422 },
  address_needed: { cscode: 20142, status: 422 },
  vat_id_invalid: { cscode: 20143, status: 422 },
  vat_id_unknown: { cscode: 20144, status: 422 },
  vat_id_unavailable: { cscode: 20145, status: 503 },
  company_too_long: { cscode: 20147, status: 422 },
  address_too_long: { cscode: 20148, status: 422 },
  payment_unavailable: { cscode: 20116, status: 503 },
} as const satisfies ErrorCatalogue;

/** Why a checkout can't be seen. */
export const viewErrors = {
  not_found: commonErrors.not_found,
  link_expired: { cscode: 20120, status: 403 },
} as const satisfies ErrorCatalogue;

export type QuoteError = keyof typeof quoteErrors;
export type StartError = keyof typeof startErrors;
export type ViewError = keyof typeof viewErrors;
