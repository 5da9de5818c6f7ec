import { checkoutCookieName } from '@spindle/domain/checkout/checkout-access.ts';
import type { CheckoutDeps } from '@spindle/domain/checkout/deps.ts';
import { viewCheckout } from '@spindle/domain/checkout/view-checkout.ts';
import { parse } from 'hono/utils/cookie';

/** Who has come back from the payment page without paying, and what they had typed. */
export interface LeftPayment {
  email: string;
}

/** Of the checkout that the address names; only for its own buyer, and only while nothing is paid. */
export async function leftPayment(
  deps: Pick<CheckoutDeps, 'db' | 'clock' | 'accessKey'>,
  {
    query,
    cookies,
    memberId,
  }: { query: URLSearchParams; cookies: string | null; memberId: string | undefined },
): Promise<LeftPayment | undefined> {
  const checkoutId = query.get('checkout');
  if (!checkoutId) return undefined;
  const cookie = checkoutCookieName(checkoutId);
  const proof = { secret: parse(cookies ?? '', cookie)[cookie], memberId };
  const viewed = await viewCheckout(deps, { checkoutId, proof });
  if (!viewed.ok) return undefined;
  const { state, order } = viewed.view;
  return state === 'pending' || state === 'cancelled' ? { email: order.email } : undefined;
}
