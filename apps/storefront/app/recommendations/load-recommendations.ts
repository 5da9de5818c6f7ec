import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import type { PLACES } from '@spindle/content/types/recommend-products/places.ts';
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

/**
 * What editors recommend at a place. A product that is retired is left out, as is one that the page shows already or that
 * its visitor has. A page can do without: a list that can't be loaded is left out, too.
 * @param without slugs of products that the page shows
 * @param had pids of products that its visitor has, of whatever edition
 * @param selling of the page, whose codes links carry on
 * @returns undefined where nothing is left
 */
export async function loadRecommendations(
  context: Readonly<RouterContextProvider>,
  place: Place,
  {
    without = [],
    had = [],
    selling = {},
  }: {
    without?: Iterable<string>;
    had?: readonly string[];
    selling?: Pick<Selling, 'coupon' | 'discount'>;
  } = {},
): Promise<Recommended | undefined> {
  const list = await loadPart(context, 'recommend-products', { place });
  if (!list?.items.length) return undefined;
  const { offers: pageOffers } = context.get(servicesContext);
  const owned = had.length > 0 ? (await pageOffers.find(had)).offers : [];
  const known = new Set([...without, ...owned.map(({ slug }) => slug)]);
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
  const shown = items.flatMap(({ product, text, badge }) =>
    product.free || offers[product.pid]?.onSale
      ? [{ product, text, badge, href: links[product.pid]?.product }]
      : [],
  );
  return shown.length > 0 ? { title: list.title, text: list.text, items: shown } : undefined;
}
