import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import type { ProInfo } from '../../page/app-state.ts';
import { CategoryScreen } from '../articles/CategoryScreen.tsx';
import { categoryPage } from '../articles/load-category.ts';
import { documentDetail } from '../middleware/document-detail.ts';
import { pageDetailContext } from '../middleware/page-detail.ts';
import { ArticleScreen } from './ArticleScreen.tsx';
import { BuyScreen } from './BuyScreen.tsx';
import { articlePage } from './load-article.ts';
import { buyPage } from './load-buy.ts';
import { withSelling } from './load-page.ts';
import { policyPage } from './load-plain.ts';
import { productPage } from './load-product.ts';
import { uninstallPage } from './load-uninstall.ts';
import { PolicyScreen } from './PolicyScreen.tsx';
import { ProductScreen } from './ProductScreen.tsx';
import { pageNotFound } from './page-not-found.ts';
import { ServiceScreen } from './ServiceScreen.tsx';
import { editionFor } from './selling.ts';

export const handle = {
  hydrate: false,
  pageType: (loaderData?: { screen: string }) => loaderData?.screen ?? 'error',
  query: ['coupon', 'discount'],
  product: (loaderData?: object) => productOfPage(loaderData),
};

/** The edition for the default system, as the page may be the same for every visitor. */
function productOfPage(loaderData: { products?: readonly ProductRef[] } = {}): ProInfo | undefined {
  const product = editionFor(loaderData.products ?? [], 'win');
  if (!product) return undefined;
  const { pid, slug, shortName, system, productLine } = product;
  return { pid, slug, shortName, system, productLine };
}

/** Only the address tells which document this is: the route has no type of its own. */
export const middleware = [documentDetail];

export async function loader({ context }: LoaderFunctionArgs) {
  const found = context.get(pageDetailContext);
  if (!found) throw await pageNotFound(context);
  switch (found.type) {
    case 'page-products':
      return productPage(context, await withSelling(context, found.page));
    case 'page-buys':
      return buyPage(context, await withSelling(context, found.page));
    case 'articles':
      return articlePage(context, await withSelling(context, found.page));
    case 'article-categories':
      return categoryPage(context, await withSelling(context, found.page), 1);
    case 'system-articles':
      return policyPage(context, await withSelling(context, found.page));
    case 'page-services':
      return uninstallPage(context, await withSelling(context, found.page));
    default:
      throw new Error(`There is no screen for documents of the type ${found.type}.`);
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function DocumentPage() {
  const shown = useLoaderData<typeof loader>();
  switch (shown.screen) {
    case 'product':
      return <ProductScreen {...shown} />;
    case 'buy':
      return <BuyScreen {...shown} />;
    case 'article':
      return <ArticleScreen {...shown} />;
    case 'category':
      return <CategoryScreen {...shown} />;
    case 'policy':
      return <PolicyScreen {...shown} />;
    case 'service':
      return <ServiceScreen {...shown} />;
  }
}
