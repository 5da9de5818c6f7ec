import type { Block } from '@spindle/content/blocks/registry.ts';
import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { REDUCTIONS_TAG } from '@spindle/domain/pricing/announce-prices.ts';
import { couponProblem } from '@spindle/domain/pricing/coupon.ts';
import { currencyOf } from '@spindle/domain/pricing/currency.ts';
import { findCoupon } from '@spindle/domain/pricing/find-coupon.ts';
import { lowestPrices } from '@spindle/domain/pricing/lowest-prices.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { productLinks } from './product-links.ts';
import { reductionsNow } from './reductions-now.ts';
import { runningPromotion } from './running-promotion.ts';
import { priceKey, priceOf, type Selling } from './selling.ts';

/** The products that a page's blocks show. */
export function productsOf(blocks: readonly Block[]): ProductRef[] {
  return blocks.flatMap((block) => {
    if ('products' in block) return block.products;
    return block.__component === 'blocks.product-list' ? block.items.map(({ product }) => product) : [];
  });
}

/** Pids of a page's buttons. */
function pidsOfButtons(blocks: readonly Block[]): string[] {
  return blocks
    .flatMap((block) => {
      if ('primary' in block) return [block.primary?.pid, block.secondary?.pid];
      return 'action' in block ? [block.action?.pid] : [];
    })
    .filter((pid) => pid !== undefined);
}

/**
 * What is sold on a page, from the catalogue, in the currency of its language and with its coupon.
 * @param about products that the page shows besides its blocks
 * @param ownCoupon used if the address has none
 */
export async function loadSelling(
  context: Readonly<RouterContextProvider>,
  blocks: readonly Block[],
  about: readonly ProductRef[] = [],
  ownCoupon?: string,
): Promise<Selling> {
  const { clock, db, offers: pageOffers } = context.get(servicesContext);
  const visit = context.get(requestContext);
  const { url, locale, tags } = visit;
  const onButtons = pidsOfButtons(blocks);
  const shown = [...productsOf(blocks), ...about];
  const pids = [...new Set([...shown.map(({ pid }) => pid), ...onButtons])];
  const code = url.searchParams.get('coupon')?.slice(0, 64) || ownCoupon;
  const counts = blocks.some(({ __component }) => __component === 'blocks.countdown');
  const [found, editions, links, coupon, promotion, reductions] = await Promise.all([
    pageOffers.find(pids),
    pageOffers.editions(onButtons),
    productLinks(context, shown),
    code ? findCoupon(db, code) : undefined,
    counts ? runningPromotion(context) : undefined,
    pids.length > 0 ? reductionsNow(context) : undefined,
  ]);
  for (const tag of [...found.tags, ...editions.tags]) tags.add(tag);
  if (coupon) {
    tags.add(REDUCTIONS_TAG);
    for (const moment of [coupon.startsAt, coupon.endsAt]) {
      if (moment && moment > clock.now()) visit.endsAt = Math.min(visit.endsAt, moment.getTime());
    }
  }
  // A member's personal coupon shows only in the checkout: this page is the same for everybody.
  const usable =
    coupon && coupon.audience !== 'person' && !couponProblem(coupon, coupon.pids, { at: clock.now() });
  const selling: Selling = {
    offers: Object.fromEntries([...editions.offers, ...found.offers].map((offer) => [offer.pid, offer])),
    currency: currencyOf(locale),
    links,
    coupon: usable ? { code: coupon.code, pids: coupon.pids, payPercent: coupon.payPercent } : undefined,
    promotion,
    reductions: reductions?.forEverybody,
    forSome: reductions?.forSome,
    discount: url.searchParams.get('discount')?.slice(0, 64) || undefined,
  };
  return { ...selling, lowest: await lowestOf({ db, clock }, selling) };
}

/** For all licences that cost less than their list price here, the lowest price of the days before. */
async function lowestOf(
  deps: Parameters<typeof lowestPrices>[0],
  selling: Selling,
): Promise<Selling['lowest']> {
  const { currency, coupon, reductions = [] } = selling;
  if (!coupon && reductions.length === 0) return undefined;
  const lines = Object.keys(selling.offers).flatMap((pid) =>
    LICENCE_TYPES.flatMap((licenceType) => priceOf(selling, pid, licenceType) ?? []),
  );
  const lowest = await lowestPrices(deps, { lines, currency });
  return Object.fromEntries(
    lines.flatMap(({ pid, licenceType }, index) => {
      const minor = lowest[index];
      return minor === undefined ? [] : [[priceKey(pid, licenceType), minor] as const];
    }),
  );
}
