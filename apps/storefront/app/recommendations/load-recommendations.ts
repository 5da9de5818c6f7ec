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
  /** Its page; undefined if that is not published in the page's language. */
  href: string | undefined;
}

/** What is known about the page that shows recommendations. */
interface RecommendationsFor {
  /** Slugs of products that the page shows. */
  without?: Iterable<string>;
  /** Pids of products that its visitor has, in any edition. */
  had?: readonly string[];
  /** The page's codes, which the links keep. */
  selling?: Pick<Selling, 'coupon' | 'discount'>;
}

/**
 * What editors recommend at a place. Left out are products that are no longer sold, that the page already shows or that
 * its visitor has. The page can do without: what can't be loaded is logged and left out, and the page is then stored for
 * a short time only.
 * @returns undefined if nothing is left
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

/** The items of a list that are sold, and that the visitor does not know yet. */
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
  // Editions of one product share its page, so only the first is shown.
  const bySlug = new Map(sold.toReversed().map((item) => [item.product.slug, item]));
  const shown = sold
    .filter((item) => bySlug.get(item.product.slug) === item)
    .map(({ product, text, badge }) => ({ product, text, badge, href: links[product.pid]?.product }));
  return shown.length > 0 ? { title: list.title, text: list.text, items: shown } : undefined;
}
