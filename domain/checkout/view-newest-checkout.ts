import type { CheckoutView } from './checkout.ts';
import { checkoutCookieName, provenCheckouts } from './checkout-access.ts';
import type { CheckoutDeps } from './deps.ts';
import { selectNewestId } from './queries.ts';
import { viewCheckout } from './view-checkout.ts';

/** The latest checkout of a browser, among those that it has a valid cookie of. */
export async function viewNewestCheckout(
  deps: Pick<CheckoutDeps, 'db' | 'clock' | 'accessKey'>,
  { cookies }: { cookies: Readonly<Record<string, string>> },
): Promise<CheckoutView | undefined> {
  const own = provenCheckouts(deps.accessKey, cookies);
  const checkoutId = own.length > 0 ? await selectNewestId(deps.db, own) : undefined;
  if (!checkoutId) return undefined;
  const proof = { secret: cookies[checkoutCookieName(checkoutId)] };
  const viewed = await viewCheckout(deps, { checkoutId, proof });
  return viewed.ok ? viewed.view : undefined;
}
