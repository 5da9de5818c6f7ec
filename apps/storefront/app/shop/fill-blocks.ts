import type { Block } from '@spindle/content/blocks/registry.ts';
import type { Page } from '@spindle/content/fields/page-schema.ts';
import { isBrokenContent } from '@spindle/content/reading/broken-content.ts';
import type { BundleCard } from '@spindle/content/types/combos/schema.ts';
import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import type { BlockOf } from '../blocks/block-props.ts';
import { headingsOf } from '../blocks/headings.ts';

/** Blocks with what they show from other documents and from the page around them. */
export async function fillBlocks(
  context: Readonly<RouterContextProvider>,
  { product }: Pick<Page, 'product'>,
  blocks: readonly Block[],
): Promise<Block[]> {
  return Promise.all(
    blocks.map(async (block): Promise<Block> => {
      switch (block.__component) {
        case 'blocks.contents':
          return { ...block, entries: headingsOf(blocks) };
        case 'blocks.related-products':
          return block.products.length > 0
            ? block
            : { ...block, products: await relatedTo(context, product, block.relation) };
        case 'blocks.gallery':
          return block.pictures.length > 0
            ? block
            : { ...block, pictures: await picturesOf(context, product) };
        case 'blocks.hot-bundles': {
          const cards = await cardsOf(context, block.products);
          return {
            ...block,
            // Sorting is stable: cards with the same position keep the block's order.
            products: block.products.toSorted((one, other) => placeIn(cards, one) - placeIn(cards, other)),
            inside: await contentsOf(context, block.products),
            cards,
          };
        }
        default:
          return block;
      }
    }),
  );
}

/** The pictures of a page's product, of the first edition that has some. */
async function picturesOf(
  context: Readonly<RouterContextProvider>,
  products: readonly ProductRef[],
): Promise<BlockOf<'blocks.gallery'>['pictures']> {
  const documents = await Promise.all(products.map(({ pid }) => readProduct(context, pid)));
  const pictures = documents.find((document) => document?.imgs.length)?.imgs ?? [];
  return pictures.map((media) => ({ media, caption: undefined }));
}

/** By the bundle's pid, the names of what the bundle holds, each once. */
async function contentsOf(
  context: Readonly<RouterContextProvider>,
  products: readonly ProductRef[],
): Promise<Record<string, string[]>> {
  const bundles = products.filter(({ type }) => type !== 'single');
  const inside = await Promise.all(
    bundles.map(async ({ pid }): Promise<[string, string[]]> => {
      const bundle = await readProduct(context, pid);
      return [pid, [...new Set(bundle?.contents.map(({ shortName }) => shortName))]];
    }),
  );
  return Object.fromEntries(inside);
}

/** A bundle without a card has the default position of cards. */
const placeIn = (cards: Readonly<Record<string, BundleCard>>, { pid }: ProductRef) =>
  cards[pid]?.position ?? 10;

/** By the bundle's pid, the cards that editors have made for bundles. */
async function cardsOf(
  context: Readonly<RouterContextProvider>,
  products: readonly ProductRef[],
): Promise<Record<string, BundleCard>> {
  const { content } = context.get(servicesContext);
  const { locale, tags } = context.get(requestContext);
  const cards = await content.list('combos', { locale, page: { number: 1, size: 100 } });
  for (const tag of cards.tags) tags.add(tag);
  return Object.fromEntries(
    products.flatMap(({ pid }) => {
      const card = cards.items.find(({ product }) => product.some((sold) => sold.pid === pid));
      return card ? [[pid, card]] : [];
    }),
  );
}

/**
 * What editors have related to a page's products, or offer to their owners; without these products themselves, and one
 * edition of each.
 */
async function relatedTo(
  context: Readonly<RouterContextProvider>,
  products: readonly ProductRef[],
  relation: BlockOf<'blocks.related-products'>['relation'],
): Promise<ProductRef[]> {
  const documents = await Promise.all(products.map(({ pid }) => readProduct(context, pid)));
  const own = new Set(products.map(({ slug }) => slug));
  const bySlug = new Map<string, ProductRef>();
  for (const document of documents) {
    const found = relation === 'upgrades' ? document?.upgrades : document?.relatedProducts;
    for (const related of found ?? []) {
      if (!own.has(related.slug) && !bySlug.has(related.slug)) bySlug.set(related.slug, related);
    }
  }
  return [...bySlug.values()];
}

/** A product that a block mentions; null if it can't be shown, and the page is shown without it. */
async function readProduct(context: Readonly<RouterContextProvider>, pid: string) {
  const { content, log } = context.get(servicesContext);
  const { locale, preview, tags } = context.get(requestContext);
  tags.add(`products:${pid}`);
  try {
    const product = await content.read('products', { locale, where: { pid }, draft: preview });
    for (const tag of product?.tags ?? []) tags.add(tag);
    return product;
  } catch (error) {
    if (!isBrokenContent(error)) throw error;
    log.warn({ err: error, pid }, 'a product is left out of a block');
    return null;
  }
}
