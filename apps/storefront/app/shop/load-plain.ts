import type { Page } from '@spindle/content/fields/page-schema.ts';
import type { DocumentOf } from '@spindle/content/types/register.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { RouterContextProvider } from 'react-router';
import { linksFor, pathIn } from '../../page/links.ts';
import { requestContext } from '../../page/request-context.ts';
import type { SharedPicture } from '../../page/share-picture.ts';
import { headingsOf } from '../blocks/headings.ts';
import { wordsIn } from '../words.ts';
import type { ShopPage } from './load-page.ts';
import { blockData } from './seo/block-data.ts';
import { breadcrumbs } from './seo/json-ld.ts';
import { pageHead } from './seo/page-head.ts';

export type PolicyPage = ReturnType<typeof policyPage>;
export type ServicePage = ReturnType<typeof servicePage>;

/** The data of a policy's page besides its text. */
export function policyPage(
  context: Readonly<RouterContextProvider>,
  shown: ShopPage<DocumentOf<'system-articles'>>,
) {
  const { locale } = context.get(requestContext);
  const { validFrom, summary } = shown.page;
  const words = wordsIn(locale, 'pages');
  const applies = validFrom && {
    day: validFrom.slice(0, 10),
    text: words('policy.applies', { date: dayFormatter(locale)(new Date(validFrom)) }),
  };
  return { screen: 'policy' as const, ...shown, ...plainPage(context, shown.page, summary), applies };
}

/** The data of a page on which something is done. */
export function servicePage(
  context: Readonly<RouterContextProvider>,
  shown: ShopPage<DocumentOf<'page-services'>>,
  title?: string,
) {
  const { page } = shown;
  return { screen: 'service' as const, ...shown, ...plainPage(context, page, page.summary, { title }) };
}

/** The data of a plain page: breadcrumbs, contents, and its head for search engines. */
export function plainPage(
  context: Readonly<RouterContextProvider>,
  page: Page,
  summary: string | undefined,
  {
    above = [],
    picture,
    title = page.title,
  }: {
    above?: readonly { name: string; href: string }[];
    picture?: SharedPicture | undefined;
    /** The page's title, if it is not the document's. */
    title?: string | undefined;
  } = {},
) {
  const { page: state, preview, locale } = context.get(requestContext);
  const steps = [
    { name: wordsIn(locale, 'frame')('nav.home'), href: linksFor(state).home() },
    ...above,
    { name: title, href: pathIn(state, state.path) },
  ];
  const head = pageHead({
    state,
    title,
    seo: { ...page.seo, metaDescription: page.seo.metaDescription ?? summary },
    structured: [
      breadcrumbs(steps.map(({ name, href }) => ({ name, url: state.origin + href }))),
      ...blockData(page.blocks, state.origin),
    ].filter((item) => item !== undefined),
    picture,
    hidden: preview !== undefined,
  });
  return { steps, head, contents: headingsOf(page.blocks) };
}
