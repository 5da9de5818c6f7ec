import type { Article } from '@spindle/content/types/articles/schema.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import type { RouterContextProvider } from 'react-router';
import { linksFor } from '../../page/links.ts';
import { requestContext } from '../../page/request-context.ts';
import { articlePicture } from '../../page/share-picture.ts';
import { headingsOf } from '../blocks/headings.ts';
import { wordsIn } from '../words.ts';
import type { ShopPage } from './load-page.ts';
import { blockData } from './seo/block-data.ts';
import { article, breadcrumbs } from './seo/json-ld.ts';
import { canonicalUrl, pageHead } from './seo/page-head.ts';

export type ArticlePage = ReturnType<typeof articlePage>;

/** What an article's page shows besides its blocks, and what it says to search engines. */
export function articlePage(context: Readonly<RouterContextProvider>, { page, selling }: ShopPage<Article>) {
  const { page: state, preview } = context.get(requestContext);
  const language = LANGUAGES[state.locale].tag;
  const links = linksFor(state);
  const steps = [
    { name: wordsIn(state.locale, 'frame')('nav.home'), href: links.home() },
    ...(page.category ? [{ name: page.category.title, href: links.category(page.category.slug) }] : []),
    { name: page.title, href: links.article(page.slug) },
  ];
  const picture =
    state.origin + (page.figure || !page.picture ? articlePicture(page.slug) : page.picture.url);
  const structured = [
    breadcrumbs(steps.map(({ name, href }) => ({ name, url: state.origin + href }))),
    article(page, { url: canonicalUrl(state), picture, language }),
    ...blockData(page.blocks, state.origin),
  ].filter((item) => item !== undefined);
  const head = pageHead({
    state,
    title: page.title,
    seo: { ...page.seo, metaDescription: page.seo.metaDescription ?? page.summary },
    structured,
    article: true,
    picture,
    hidden: preview,
  });
  const contents = headingsOf(page.blocks);
  return {
    screen: 'article' as const,
    page,
    selling,
    dated: dated(page, state.locale),
    steps,
    contents,
    head,
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
