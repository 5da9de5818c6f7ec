import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import type { CheckoutDeps } from '@spindle/domain/checkout/deps.ts';
import { viewNewestCheckout } from '@spindle/domain/checkout/view-newest-checkout.ts';
import { listFormat } from '@spindle/i18n/formats.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { parse } from 'hono/utils/cookie';

/** What a checkout shows if its address names no product. */
export interface EmptyBasket {
  kind: 'empty';
  /** What this browser last began to buy and did not pay for: the products, and the query of its checkout. */
  recent: { names: string; query: string } | undefined;
}

export async function emptyBasket(
  deps: Pick<CheckoutDeps, 'db' | 'clock' | 'accessKey'>,
  { cookies, locale }: { cookies: string | null; locale: Locale },
): Promise<EmptyBasket> {
  const newest = await viewNewestCheckout(deps, { cookies: parse(cookies ?? '') });
  const isUnpaid = newest?.state === 'pending' || newest?.state === 'cancelled';
  // Cancelled although it was paid: staff send that money back, so nobody is asked to pay again.
  if (!isUnpaid || newest.payment?.state === 'succeeded') return { kind: 'empty', recent: undefined };
  const { againQuery, checkoutId, lines } = newest;
  const offers = await findOffers(
    deps.db,
    lines.map(({ pid }) => pid),
  );
  const names = lines.map(({ pid, productName }) => {
    const offer = offers.find((one) => one.pid === pid);
    return offer ? namesIn(offer, locale).shortName : productName;
  });
  return {
    kind: 'empty',
    recent: {
      names: listFormat(locale).format(new Set(names)),
      query: `${againQuery}&checkout=${checkoutId}`,
    },
  };
}
