import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { linksFor } from '../../page/links.ts';
import { requestContext } from '../../page/request-context.ts';
import { BlockList } from '../blocks/BlockList.tsx';
import { wordsIn } from '../words.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { BuyDialog } from './BuyDialog.tsx';
import { loadPage } from './load-page.ts';
import { productsOf } from './load-selling.ts';
import { productSlug } from './product-slug.ts';
import { breadcrumbs, faqPage, softwareApplication } from './seo/json-ld.ts';
import { canonicalUrl, pageHead } from './seo/page-head.ts';

export const handle = { hydrate: false, pageType: 'product', query: ['coupon', 'discount'] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { page: state, preview } = context.get(requestContext);
  const slug = productSlug(state.path);
  const { page, selling } = await loadPage(context, { type: 'page-products', slug });
  const own = productsOf(page.blocks).filter((product) => product.slug === slug);
  const products = [...new Map(own.map((product) => [product.pid, product])).values()];
  const links = linksFor(state.locale, state.defaultLocale);
  const steps = [
    { name: wordsIn(state.locale, 'frame')('nav.home'), href: links.home() },
    { name: products[0]?.shortName ?? page.title, href: links.product(slug) },
  ];
  const about = { url: canonicalUrl(state), description: page.seo.metaDescription };
  const structured = [
    breadcrumbs(steps.map(({ name, href }) => ({ name, url: state.origin + href }))),
    softwareApplication(products, selling, about),
    faqPage(page.blocks),
  ].filter((item) => item !== undefined);
  const head = pageHead({ state, title: page.title, seo: page.seo, structured, hidden: preview });
  return { page, selling, products, steps, head };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function Product() {
  const { page, selling, products, steps } = useLoaderData<typeof loader>();
  return (
    <div className="product-page" data-line={products[0]?.productLine}>
      <Breadcrumbs steps={steps} />
      <BlockList blocks={page.blocks} selling={selling} />
      <BuyDialog products={products} selling={selling} />
    </div>
  );
}
