import type { TypedBuyer } from '@spindle/domain/checkout/buyer.ts';
import { checkoutCookieName } from '@spindle/domain/checkout/checkout-access.ts';
import type { CheckoutDeps } from '@spindle/domain/checkout/deps.ts';
import { parseCheckoutLink } from '@spindle/domain/checkout/parse-checkout-link.ts';
import { settleCheckout } from '@spindle/domain/checkout/settle-checkout.ts';
import { viewCheckout } from '@spindle/domain/checkout/view-checkout.ts';
import { viewNewestCheckout } from '@spindle/domain/checkout/view-newest-checkout.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { parse } from 'hono/utils/cookie';

/**
 * A buyer who has come back from the payment page, and what they had typed. unpaid: the provider says so. open: it could
 * not be asked just now. paid: perhaps elsewhere, in another tab.
 */
export interface LeftPayment {
  email: string;
  giftEmail: string | null;
  /** The language of the gift's mail, as they had chosen it. */
  giftLocale: Locale | null;
  /** What they had said about themselves. */
  buyer: TypedBuyer;
  checkoutId: string;
  as: 'unpaid' | 'open' | 'paid';
}

/**
 * Reads it for the checkout in the address, only for its own buyer. The browser's Back button leads to an address without
 * one: then for this browser's latest checkout, if that awaits the payment of the same purchase.
 */
export async function leftPayment(
  deps: CheckoutDeps,
  {
    query,
    cookies,
    memberId,
  }: { query: URLSearchParams; cookies: string | null; memberId: string | undefined },
): Promise<LeftPayment | undefined> {
  const own = parse(cookies ?? '');
  const checkoutId = query.get('checkout') ?? (await waitingCheckout(deps, query, own));
  if (!checkoutId) return undefined;
  const proof = { secret: own[checkoutCookieName(checkoutId)], memberId };
  const view = () => viewCheckout(deps, { checkoutId, proof });
  let viewed = await view();
  let asked = false;
  if (viewed.ok && viewed.view.state === 'pending') {
    asked = await settleCheckout(deps, { checkoutId });
    viewed = await view();
  }
  if (!viewed.ok) return undefined;
  const { state, order, tax, payment } = viewed.view;
  const { company, address, vatId } = tax?.business ?? {};
  const buyer = { country: tax?.country ?? undefined, company, address, vatId: vatId ?? undefined };
  const { email, giftEmail, giftLocale } = order;
  const left = { email, giftEmail, giftLocale, buyer, checkoutId };
  if (state === 'pending') return { ...left, as: asked ? 'unpaid' : 'open' };
  // If staff send money back, it would be untrue that nothing was charged.
  if (state === 'cancelled' && payment?.state !== 'succeeded') return { ...left, as: 'unpaid' };
  return state === 'paid' || state === 'review' ? { ...left, as: 'paid' } : undefined;
}

async function waitingCheckout(
  deps: CheckoutDeps,
  query: URLSearchParams,
  cookies: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const newest = await viewNewestCheckout(deps, { cookies });
  const link = parseCheckoutLink(query);
  if (newest?.state !== 'pending' || !link.ok) return undefined;
  const { wanted } = link.request;
  const isSame =
    wanted.length === newest.lines.length &&
    wanted.every((one) =>
      newest.lines.some(({ pid, licenceType }) => pid === one.pid && licenceType === one.licenceType),
    );
  return isSame ? newest.checkoutId : undefined;
}
