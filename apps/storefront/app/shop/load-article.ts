import type { Article } from '@spindle/content/types/articles/schema.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import type { RouterContextProvider } from 'react-router';
import { linksFor } from '../../page/links.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { articlePicture, sharedMedia } from '../../page/share-picture.ts';
import type { ArticleCard } from '../articles/load-category.ts';
import { headingsOf } from '../blocks/headings.ts';
import { loadComments, type ShownComment } from '../comments/load-comments.ts';
import { loadRecommendations, type Recommended } from '../recommendations/load-recommendations.ts';
import { wordsIn } from '../words.ts';
import type { ShopPage } from './load-page.ts';
import { loadPart } from './load-part.ts';
import type { Selling } from './selling.ts';
import { blockData } from './seo/block-data.ts';
import { article, breadcrumbs } from './seo/json-ld.ts';
import { canonicalUrl, pageHead } from './seo/page-head.ts';

export type ArticlePage = Awaited<ReturnType<typeof articlePage>>;

/** The data of an article's page besides its blocks, with its head for search engines. */
export async function articlePage(
  context: Readonly<RouterContextProvider>,
  { page, selling }: ShopPage<Article>,
) {
  const { page: state, preview } = context.get(requestContext);
  const language = LANGUAGES[state.locale].tag;
  const links = linksFor(state);
  const steps = [
    { name: wordsIn(state.locale, 'frame')('nav.home'), href: links.home() },
    ...(page.category ? [{ name: page.category.title, href: links.category(page.category.slug) }] : []),
    { name: page.title, href: links.document(page.slug) },
  ];
  const picture =
    page.figure || !page.picture
      ? { path: articlePicture(page.slug), alt: page.figure?.alt ?? '' }
      : sharedMedia(page.picture);
  const structured = [
    breadcrumbs(steps.map(({ name, href }) => ({ name, url: state.origin + href }))),
    article(page, {
      shopName: state.shopName,
      url: canonicalUrl(state),
      picture: state.origin + picture.path,
      language,
    }),
    ...blockData(page.blocks, state.origin),
  ].filter((item) => item !== undefined);
  const head = pageHead({
    state,
    title: page.title,
    seo: { ...page.seo, metaDescription: page.seo.metaDescription ?? page.summary },
    structured,
    article: true,
    picture,
    hidden: preview !== undefined,
  });
  const contents = headingsOf(page.blocks);
  const shared = { url: canonicalUrl(state), title: page.title, picture: state.origin + picture.path };
  return {
    screen: 'article' as const,
    page,
    selling,
    dated: dated(page, state.locale),
    steps,
    contents,
    head,
    shared,
    ...(await endOf(context, page, selling)),
  };
}

/** Most articles below another one. */
const MOST_RELATED = 2;

/** What is below an article: why to get its product, other recommendations, further articles, and readers' comments. */
async function endOf(
  context: Readonly<RouterContextProvider>,
  article: Article,
  selling: Selling,
): Promise<{
  pitch: string | undefined;
  recommended: Recommended | undefined;
  related: ArticleCard[];
  comments: ShownComment[];
}> {
  const { content } = context.get(servicesContext);
  const { locale, tags } = context.get(requestContext);
  const { id, product } = article;
  const slugs = new Set(product.map(({ slug }) => slug));
  const [advised, recommended, related, comments] = await Promise.all([
    slugs.size > 0 ? loadPart(context, 'recommend-products', { place: 'article' }) : undefined,
    loadRecommendations(context, 'article', { without: slugs, selling }),
    id === undefined ? undefined : content.relatedArticles(id, { locale, most: MOST_RELATED }),
    loadComments(context, article),
  ]);
  for (const tag of related?.tags ?? []) tags.add(tag);
  return {
    pitch: advised?.items.find((item) => slugs.has(item.product.slug))?.text,
    recommended,
    related: related?.items ?? [],
    comments,
  };
}

/** The day that matters to a reader, in words: when it was checked, or else when it was published. */
function dated({ publishedAt, checkedAt }: Article, locale: keyof typeof LANGUAGES) {
  const format = dayFormatter(locale);
  const day = checkedAt ?? publishedAt;
  const words = wordsIn(locale, 'shop');
  const date = format(new Date(day));
  return {
    day: day.slice(0, 10),
    text: checkedAt ? words('article.checked', { date }) : words('article.published', { date }),
  };
}
