import type { RouterContextProvider } from 'react-router';
import { linksFor } from '../../page/links.ts';
import { requestContext } from '../../page/request-context.ts';
import { wordsIn } from '../words.ts';
import type { ShopPage } from './load-page.ts';
import { loadPart } from './load-part.ts';
import { promotionFor } from './running-promotion.ts';
import { blockData } from './seo/block-data.ts';
import { breadcrumbs, softwareApplication } from './seo/json-ld.ts';
import { canonicalUrl, pageHead } from './seo/page-head.ts';
import { productPictures } from './seo/product-picture.ts';

export type ProductPage = Awaited<ReturnType<typeof productPage>>;

/** The data of a product's page besides its blocks, with its head for search engines. */
export async function productPage(context: Readonly<RouterContextProvider>, { page, selling }: ShopPage) {
  const { page: state, preview } = context.get(requestContext);
  const products = page.product;
  const links = linksFor(state);
  const steps = [
    { name: wordsIn(state.locale, 'frame')('nav.home'), href: links.home() },
    { name: products[0]?.shortName ?? page.title, href: links.document(page.slug) },
  ];
  const pictures = productPictures(products);
  const about = {
    ...{ shopName: state.shopName, url: canonicalUrl(state), description: page.seo.metaDescription },
    picture: state.origin + pictures.whole,
  };
  const structured = [
    breadcrumbs(steps.map(({ name, href }) => ({ name, url: state.origin + href }))),
    softwareApplication(products, selling, about),
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
  const [dialog, promotion] = await Promise.all([
    loadPart(context, 'pro-dlg'),
    promotionFor(context, products),
  ]);
  return { screen: 'product' as const, page, selling, products, steps, head, dialog, promotion };
}
