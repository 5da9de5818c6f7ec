import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { linksFor } from '../../page/links.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { redirectTo } from '../redirect-to.ts';
import { withSelling } from '../shop/load-page.ts';
import { pageNotFound } from '../shop/page-not-found.ts';
import { CategoryScreen } from './CategoryScreen.tsx';
import { categoryPage } from './load-category.ts';

export const handle = { hydrate: false, pageType: 'category' };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { category: slug = '', page: asked = '' } = params;
  const { content } = context.get(servicesContext);
  const { locale, preview, tags, page: state } = context.get(requestContext);
  // Only plain digits without leading zeros, so that each page has one address.
  if (!/^[1-9]\d{0,8}$/.test(asked)) throw await pageNotFound(context);
  tags.add(`article-categories:${slug}`);
  const category = await content.read('article-categories', { locale, where: { slug }, draft: preview });
  if (!category) throw await pageNotFound(context);
  for (const tag of category.tags) tags.add(tag);
  if (asked === '1') throw redirectTo(context, linksFor(state).category(slug), { status: 301 });
  return categoryPage(context, await withSelling(context, category), Number(asked));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** A further page of a category's list. */
export default function CategoryListPage() {
  return <CategoryScreen {...useLoaderData<typeof loader>()} />;
}
