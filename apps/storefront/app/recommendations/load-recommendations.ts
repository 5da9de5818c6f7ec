import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import type { PLACES } from '@spindle/content/types/recommend-products/places.ts';
import type { DocumentOf } from '@spindle/content/types/register.ts';
import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { carryCodes } from '../shop/carry-codes.ts';
import { loadPart } from '../shop/load-part.ts';
import { productLinks } from '../shop/product-links.ts';
import type { Selling } from '../shop/selling.ts';

export type Place = (typeof PLACES)[number];

/** What editors recommend at one place, in their order. */
export interface Recommended {
  title: string;
  text: string | undefined;
  items: readonly RecommendedItem[];
}

interface RecommendedItem {
  product: ProductRef;
  text: string | undefined;
  badge: string | undefined;
  /** Its page; undefined where that is not published in the page's language. */
  href: string | undefined;
}

/** What the page that shows recommendations knows. */
interface RecommendationsFor {
  /** Slugs of products that the page shows. */
  without?: Iterable<string>;
  /** Pids of products that its visitor has, of whatever edition. */
  had?: readonly string[];
  /** Of the page, whose codes links carry on. */
  selling?: Pick<Selling, 'coupon' | 'discount'>;
}

/**
 * What editors recommend at a place. A product that is retired is left out, as is one that the page shows already or that
 * its visitor has. A page can do without: what can't be loaded is logged and left out, and the page kept for a short time only.
 * @returns undefined where nothing is left
 */
export async function loadRecommendations(
  context: Readonly<RouterContextProvider>,
  place: Place,
  { without = [], had = [], selling = {} }: RecommendationsFor = {},
): Promise<Recommended | undefined> {
  const list = await loadPart(context, 'recommend-products', { place });
  if (!list?.items.length) return undefined;
  try {
    return await show(context, list, { without, had, selling });
  } catch (error) {
    const visit = context.get(requestContext);
    visit.incomplete = true;
    context.get(servicesContext).log.error({ err: error, place }, 'recommendations could not be loaded');
    return undefined;
  }
}

/** What of a list is sold, and not known already. */
async function show(
  context: Readonly<RouterContextProvider>,
  list: DocumentOf<'recommend-products'>,
  { without, had, selling }: Required<RecommendationsFor>,
): Promise<Recommended | undefined> {
  const { offers: pageOffers } = context.get(servicesContext);
  const known = new Set([...without, ...(had.length > 0 ? await pageOffers.slugsOf(had) : [])]);
  const items = list.items.filter(({ product }) => !known.has(product.slug));
  if (items.length === 0) return undefined;
  const { tags } = context.get(requestContext);
  const products = items.map(({ product }) => product);
  const [found, pages] = await Promise.all([
    pageOffers.find(products.map(({ pid }) => pid)),
    productLinks(context, products),
  ]);
  for (const tag of found.tags) tags.add(tag);
  const offers = Object.fromEntries(found.offers.map((offer) => [offer.pid, offer]));
  const links = carryCodes({ ...selling, links: pages });
  const sold = items.filter(({ product: { pid, free } }) => free || offers[pid]?.onSale);
  // Editions of one product share its page, and stand here as one.
  const bySlug = new Map(sold.toReversed().map((item) => [item.product.slug, item]));
  const shown = sold
    .filter((item) => bySlug.get(item.product.slug) === item)
    .map(({ product, text, badge }) => ({ product, text, badge, href: links[product.pid]?.product }));
  return shown.length > 0 ? { title: list.title, text: list.text, items: shown } : undefined;
}
