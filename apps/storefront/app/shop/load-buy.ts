import type { RouterContextProvider } from 'react-router';
import { linksFor } from '../../page/links.ts';
import { requestContext } from '../../page/request-context.ts';
import { wordsIn } from '../words.ts';
import type { ShopPage } from './load-page.ts';
import { blockData } from './seo/block-data.ts';
import { breadcrumbs, productWithOffers } from './seo/json-ld.ts';
import { canonicalUrl, pageHead } from './seo/page-head.ts';
import { productPictures } from './seo/product-picture.ts';

export type BuyPage = ReturnType<typeof buyPage>;

/** The data of a buy page besides its blocks, with its head for search engines. */
export function buyPage(context: Readonly<RouterContextProvider>, { page, selling }: ShopPage) {
  const { page: state, preview } = context.get(requestContext);
  const products = page.product;
  const own = products.map(({ pid }) => selling.links?.[pid]?.product).find((href) => href !== undefined);
  const words = wordsIn(state.locale, 'shop');
  const links = linksFor(state);
  const steps = [
    { name: wordsIn(state.locale, 'frame')('nav.home'), href: links.home() },
    ...(own ? [{ name: products[0]?.shortName ?? page.title, href: own }] : []),
    { name: words('licence.label'), href: links.buyDocument(page.slug) },
  ];
  const pictures = productPictures(products);
  const about = {
    ...{ shopName: state.shopName, url: canonicalUrl(state), description: page.seo.metaDescription },
    picture: state.origin + pictures.whole,
  };
  const structured = [
    // Search engines must know pages without codes.
    breadcrumbs(steps.map(({ name, href }) => ({ name, url: state.origin + href.split('?', 1)[0] }))),
    productWithOffers(products, selling, about),
    ...blockData(page.blocks, state.origin),
  ].filter((item) => item !== undefined);
  const head = pageHead({
    state,
    title: page.title,
    seo: page.seo,
    structured,
    picture: pictures.shared,
    hidden: preview !== undefined,
  });
  return { screen: 'buy' as const, page, selling, products, line: products[0]?.productLine, steps, head };
}
