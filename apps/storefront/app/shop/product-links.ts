import { productPagesTag } from '@spindle/content/reading/product-pages-tag.ts';
import { slugPath } from '@spindle/content/types/slug-path.ts';
import type { RouterContextProvider } from 'react-router';
import { linksFor } from '../../page/links.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import type { ProductLinks } from './selling.ts';

interface Product {
  pid: string;
  slug: string;
}

/**
 * By pid, the links to products' pages in the page's language: only to pages that are published there. For a product that
 * another one has replaced, the link leads to that one's page. Adds the tags on which a page with these links depends.
 */
export async function productLinks(
  context: Readonly<RouterContextProvider>,
  products: readonly Product[],
): Promise<Record<string, ProductLinks>> {
  const { content } = context.get(servicesContext);
  const { page: state, tags } = context.get(requestContext);
  const { at } = linksFor(state);
  const links = await Promise.all(
    products.map(async (product): Promise<[string, ProductLinks]> => {
      tags.add(productPagesTag(product.pid));
      const pages = await content.pagesOf(product.pid, state.locale);
      const own = pages.product ?? (await successorPage(context, product));
      return [product.pid, { ...(own && { product: at(own) }), ...(pages.buy && { buy: at(pages.buy) }) }];
    }),
  );
  return Object.fromEntries(links);
}

/** The page to which visitors of a replaced product are redirected, if it is published in their language. */
async function successorPage(
  context: Readonly<RouterContextProvider>,
  { slug }: Product,
): Promise<string | undefined> {
  const { content } = context.get(servicesContext);
  const { page: state } = context.get(requestContext);
  const own = slugPath('')({ slug });
  const rule = own ? await content.redirect(own) : null;
  if (!rule?.to?.startsWith('/')) return undefined;
  const [path = '', mark] = rule.to.split('#', 2);
  const page = await content.address(path, { locale: state.locale });
  return page ? page.path + (mark ? `#${mark}` : '') : undefined;
}
