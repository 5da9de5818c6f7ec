import type { Category } from '@spindle/content/types/article-categories/schema.ts';
import { ARTICLES_A_PAGE } from '@spindle/content/types/articles/articles-a-page.ts';
import type { Article } from '@spindle/content/types/articles/schema.ts';
import type { RouterContextProvider } from 'react-router';
import { linksFor } from '../../page/links.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import type { ShopPage } from '../shop/load-page.ts';
import { pageNotFound } from '../shop/page-not-found.ts';
import { blockData } from '../shop/seo/block-data.ts';
import { breadcrumbs } from '../shop/seo/json-ld.ts';
import { pageHead } from '../shop/seo/page-head.ts';
import { wordsIn } from '../words.ts';

/** What a list shows of an article. */
export type ArticleCard = Pick<Article, 'slug' | 'title' | 'summary' | 'figure' | 'picture' | 'publishedAt'>;

export type CategoryPage = Awaited<ReturnType<typeof categoryPage>>;

/**
 * A page of a category's list of articles, with its head for search engines.
 * @param number from 1
 * @throws a 404 response beyond the last page
 */
export async function categoryPage(
  context: Readonly<RouterContextProvider>,
  { page, selling }: ShopPage<Category>,
  number: number,
) {
  const { content } = context.get(servicesContext);
  const { page: state, preview, locale, tags } = context.get(requestContext);
  const listed = await content.listArticles(page.id, { locale, page: number, size: ARTICLES_A_PAGE });
  for (const tag of listed.tags) tags.add(tag);
  const pages = Math.max(1, listed.pages);
  if (number > pages) throw await pageNotFound(context);
  const links = linksFor(state);
  const words = wordsIn(locale, 'pages');
  const steps = [
    { name: wordsIn(locale, 'frame')('nav.home'), href: links.home() },
    { name: page.title, href: links.category(page.slug) },
    ...(number > 1
      ? [{ name: words('list.page', { page: number }), href: links.category(page.slug, number) }]
      : []),
  ];
  const title = words('list.title', { category: page.title });
  const head = pageHead({
    state,
    title: number > 1 ? `${title}, ${words('list.page', { page: number })}` : title,
    // The same description on every page would make them look alike.
    seo: number > 1 ? { ...page.seo, metaDescription: undefined } : page.seo,
    structured: [
      breadcrumbs(steps.map(({ name, href }) => ({ name, url: state.origin + href }))),
      ...blockData(page.blocks, state.origin),
    ].filter((item) => item !== undefined),
    hidden: preview !== undefined,
  });
  const feed = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${state.shopName}: ${page.title}`,
    href: `/rss/${locale}/${page.slug}.xml`,
  };
  const articles: ArticleCard[] = listed.items;
  return {
    screen: 'category' as const,
    page,
    selling,
    articles,
    title,
    number,
    pages,
    steps,
    head: [...head, feed],
  };
}
