/** What a checkout link may say; the rest of an address is not carried on. */
export function checkoutLinkFields(query: URLSearchParams): URLSearchParams {
  const pid = query.get('pid') ?? '';
  const kept = ['pid', `opt${pid}`, 'type', 'coupon', 'discount', 'discounts_prohibited'];
  return new URLSearchParams(
    kept.flatMap((name) => {
      const value = query.get(name);
      return value === null || (value === '' && name !== 'type') ? [] : [[name, value.slice(0, 64)]];
    }),
  );
}

export function withoutCoupon(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name !== 'coupon' && name !== 'discount'));
}
