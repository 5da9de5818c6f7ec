import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { documentDetail } from '../middleware/document-detail.ts';
import { pageDetailContext } from '../middleware/page-detail.ts';
import { ArticleScreen } from './ArticleScreen.tsx';
import { BuyScreen } from './BuyScreen.tsx';
import { articlePage } from './load-article.ts';
import { buyPage } from './load-buy.ts';
import { withSelling } from './load-page.ts';
import { productPage } from './load-product.ts';
import { ProductScreen } from './ProductScreen.tsx';
import { pageNotFound } from './page-not-found.ts';

export const handle = {
  hydrate: false,
  pageType: (loaderData?: { screen: string }) => loaderData?.screen ?? 'error',
  query: ['coupon', 'discount'],
};

/** Which document this is, the address alone tells: the route has no type of its own. */
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
  }
}
