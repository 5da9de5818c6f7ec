import { linkPids, MOST_PRODUCTS } from '@spindle/domain/checkout/link-pids.ts';

/** The fields that a checkout link may have; the rest of an address is dropped. */
export function checkoutLinkFields(query: URLSearchParams): URLSearchParams {
  // One more than can be bought is kept, so that a link with too many products is still refused.
  const pids = linkPids(query).slice(0, MOST_PRODUCTS + 1);
  const kept = [...pids.map((pid) => `opt${pid}`), 'type', 'coupon', 'discount', 'discounts_prohibited'];
  const fields = kept.flatMap((name) => {
    const value = query.get(name);
    return value === null || (value === '' && name !== 'type') ? [] : [[name, value.slice(0, 64)]];
  });
  const named = pids.map((pid) => pid.slice(0, 64)).join();
  return new URLSearchParams(named ? [['pid', named], ...fields] : fields);
}

export function withoutCoupon(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name !== 'coupon' && name !== 'discount'));
}
