import type { Page } from '@spindle/content/fields/page-schema.ts';
import type { PageType } from '@spindle/content/types/register.ts';
import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { knownBlocks } from '../blocks/BlockList.tsx';
import { carryCodes } from './carry-codes.ts';
import { fillBlocks } from './fill-blocks.ts';
import { loadSelling } from './load-selling.ts';
import { pageNotFound } from './page-not-found.ts';
import type { Selling } from './selling.ts';

export interface ShopPage<Document extends Page = Page> {
  page: Document;
  selling: Selling;
}

/**
 * The page of a type with one document, and what is sold on it. Adds the tags of the documents that it uses, so that the
 * page cache drops the page when one of them changes.
 * @throws a 404 response, with the error page's content, when the page does not exist or is not published
 */
export async function loadPage(context: Readonly<RouterContextProvider>, type: PageType): Promise<ShopPage> {
  const { content } = context.get(servicesContext);
  const { locale, preview, tags } = context.get(requestContext);
  const page = await content.read(type, { locale, draft: preview });
  for (const tag of page?.tags ?? [type]) tags.add(tag);
  if (!page) throw await pageNotFound(context);
  return withSelling(context, page);
}

/**
 * A page without the blocks that this version can't render, and what is sold on it.
 * @param ownCoupon a coupon for the prices, if the address has none
 */
export async function withSelling<Document extends Page>(
  context: Readonly<RouterContextProvider>,
  page: Document,
  ownCoupon?: string,
): Promise<ShopPage<Document>> {
  const { log } = context.get(servicesContext);
  const known = knownBlocks(page.blocks, (component) =>
    log.warn({ component, page: page.slug || page.title }, 'a block without a component is left out'),
  );
  const blocks = await fillBlocks(context, page, known);
  const selling = await loadSelling(context, blocks, page.product, ownCoupon);
  return { page: { ...page, blocks }, selling: { ...selling, links: carryCodes(selling) } };
}
