import type { Page } from '@spindle/content/fields/page-schema.ts';
import type { PageType } from '@spindle/content/types/register.ts';
import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { knownBlocks } from '../blocks/BlockList.tsx';
import { loadSelling } from './load-selling.ts';
import { pageNotFound } from './page-not-found.ts';
import type { Selling } from './selling.ts';

export interface ShopPage {
  page: Page;
  selling: Selling;
}

/**
 * A page of the content system with what is sold on it. Notes the documents it was made from, so that the
 * page cache forgets it when one of them changes.
 * @throws a 404 response, with the error page's content, when the page does not exist or is not published
 */
export async function loadPage(
  context: Readonly<RouterContextProvider>,
  query: { type: PageType; slug?: string },
): Promise<ShopPage> {
  const { content, log } = context.get(servicesContext);
  const { locale, preview, tags } = context.get(requestContext);
  const page = await content.read(query.type, {
    locale,
    ...(query.slug !== undefined && { where: { slug: query.slug } }),
    draft: preview,
  });
  if (!page) {
    tags.add(query.slug ? `${query.type}:${query.slug}` : query.type);
    throw await pageNotFound(context);
  }
  for (const tag of page.tags) tags.add(tag);
  const blocks = knownBlocks(page.blocks, (component) =>
    log.warn({ component, page: query.slug ?? query.type }, 'a block without a component is left out'),
  );
  return { page: { ...page, blocks }, selling: await loadSelling(context, blocks) };
}
