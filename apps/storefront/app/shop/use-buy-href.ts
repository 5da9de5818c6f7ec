import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { useLinks } from '../page-state.ts';
import { couponFor, type Selling } from './selling.ts';

/**
 * Where a product is bought: on its buy page or, if there is none in this language, in the checkout for the licence whose
 * price is shown.
 */
export function useBuyHref({
  links,
  ...selling
}: Selling): (pid: string, licenceType: LicenceType) => string {
  const { checkout } = useLinks();
  return (pid, licenceType) =>
    links?.[pid]?.buy ??
    checkout({
      pid,
      licenceType,
      coupon: couponFor(selling, pid, licenceType)?.code,
      discount: selling.discount,
    });
}
