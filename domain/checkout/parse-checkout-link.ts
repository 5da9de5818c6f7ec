import { LICENCE_TYPES, type LicenceType } from '@spindle/platform/licence-types.ts';
import { pidSchema } from '../catalogue/pid.ts';

/** What a checkout link asks for. */
export interface CheckoutRequest {
  /** As it stands in the link; the remap comes later. */
  pid: string;
  licenceType: LicenceType;
  coupon: string | undefined;
  discount: string | undefined;
  discountsProhibited: boolean;
  /** Decides over the pid remap (spec §9). */
  checkoutType: string | undefined;
}

export type CheckoutLinkError = 'unknown_product' | 'unknown_licence_type';

/** Reads a checkout link's query; what it names need not exist. */
export function parseCheckoutLink(
  query: URLSearchParams,
): { ok: true; request: CheckoutRequest } | { ok: false; error: CheckoutLinkError } {
  const pid = query.get('pid') ?? '';
  if (!pidSchema.safeParse(pid).success) return { ok: false, error: 'unknown_product' };
  const licenceType = parseLicenceType(query.get(`opt${pid}`) ?? '');
  if (!licenceType) return { ok: false, error: 'unknown_licence_type' };
  return {
    ok: true,
    request: {
      pid,
      licenceType,
      coupon: query.get('coupon')?.slice(0, 64) || undefined,
      discount: query.get('discount')?.slice(0, 64) || undefined,
      discountsProhibited: query.get('discounts_prohibited') === '1',
      checkoutType: query.get('type') ?? undefined,
    },
  };
}

/** A plus sign that nobody escaped arrives as a space: `Lifetime 5PC` is `Lifetime+5PC`. */
export function parseLicenceType(value: string): LicenceType | undefined {
  const written = value.trim().replace(' ', '+');
  return LICENCE_TYPES.find((type) => type === written);
}
