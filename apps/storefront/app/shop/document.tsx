import type { PageType } from '@spindle/content/types/register.ts';
import type { LoaderFunctionArgs, MetaFunction, RouterContextProvider } from 'react-router';
import { useLoaderData } from 'react-router';
import { documentDetail } from '../middleware/document-detail.ts';
import { pageDetailContext } from '../middleware/page-detail.ts';
import { BuyScreen } from './BuyScreen.tsx';
import { buyPage } from './load-buy.ts';
import { type ShopPage, withSelling } from './load-page.ts';
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

type Load = (context: Readonly<RouterContextProvider>, page: ShopPage) => Shown;
type Shown = ReturnType<typeof productPage> | ReturnType<typeof buyPage>;

/** By the type of the document. */
const LOADS: Partial<Record<PageType, Load>> = { 'page-products': productPage, 'page-buys': buyPage };

export async function loader({ context }: LoaderFunctionArgs): Promise<Shown> {
  const found = context.get(pageDetailContext);
  if (!found) throw await pageNotFound(context);
  const load = LOADS[found.type];
  if (!load) throw new Error(`There is no screen for documents of the type ${found.type}.`);
  return load(context, await withSelling(context, found.page));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function DocumentPage() {
  const shown = useLoaderData<typeof loader>();
  return shown.screen === 'product' ? <ProductScreen {...shown} /> : <BuyScreen {...shown} />;
}
