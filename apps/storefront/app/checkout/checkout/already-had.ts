import type { PriceContext } from '@spindle/domain/pricing/price-lines.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { LineChoice } from './line-choices.ts';
import { type OwnedProduct, ownedProducts } from './owned-products.ts';
import { type HadDeps, type RunningSubscription, runningSubscriptions } from './running-subscriptions.ts';

/** What a member already has of the basket: working licences, and subscriptions that the purchase would not end. */
export async function alreadyHad(
  deps: HadDeps,
  {
    memberId,
    lines,
    context,
    locale,
  }: { memberId: string; lines: readonly LineChoice[]; context: PriceContext; locale: Locale },
): Promise<{ owned: OwnedProduct[]; subscribed: RunningSubscription[] }> {
  const pids = lines.map(({ pid }) => pid);
  const subscribed = await runningSubscriptions(deps, { memberId, pids, locale });
  const renewing = new Set(subscribed.map(({ licenceId }) => licenceId));
  return { subscribed, owned: await ownedProducts(deps, { memberId, lines, context, renewing, locale }) };
}
