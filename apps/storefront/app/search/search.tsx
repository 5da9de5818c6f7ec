import { cleanSearch, isSearchable } from '@spindle/content/search/parse-search.ts';
import { LineFull } from '@spindle/platform/few-at-once.ts';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { linksFor, pathIn } from '../../page/links.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { SEARCHES } from '../../page/searches.ts';
import { retryHeaders } from '../retry-headers.ts';
import { Breadcrumbs } from '../shop/Breadcrumbs.tsx';
import { pageHead } from '../shop/seo/page-head.ts';
import { wordsIn } from '../words.ts';
import { SearchScreen } from './SearchScreen.tsx';

// Nobody else has the same question, so the page is not shared.
export const handle = { hydrate: false, shared: false, pageType: 'search' };

export const headers = retryHeaders;

const MOST = 30;
/** Seconds until the searches of others are done. */
const SOON = 2;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { content, limits } = context.get(servicesContext);
  const { locale, ip, page } = context.get(requestContext);
  const asked = new URL(request.url).searchParams;
  const query = cleanSearch(asked.get('q') ?? '');
  const inHelp = asked.get('in') === 'help';
  const words = wordsIn(locale, 'search');
  const shown = {
    query,
    inHelp,
    steps: [
      { name: wordsIn(locale, 'frame')('nav.home'), href: linksFor(page).home() },
      { name: words('title'), href: linksFor(page).search() },
    ],
    head: pageHead({
      state: page,
      title: query ? words('titleFor', { query }) : words('title'),
      hidden: true,
    }),
  };
  const refused = (status: 429 | 503, seconds: number) =>
    data({ ...shown, state: 'refused' as const }, { status, headers: { 'Retry-After': String(seconds) } });
  if (!isSearchable(query)) return { ...shown, state: 'waiting' as const };
  const allowed = await limits.take(SEARCHES, { ip });
  if (!allowed.ok) return refused(429, allowed.retryAfter);
  const type = inHelp ? ('page-help-details' as const) : undefined;
  const found = await content
    .search({ text: query, locale, type, most: MOST + 1 })
    .catch((error: unknown) => {
      if (error instanceof LineFull) return undefined;
      throw error;
    });
  if (!found) return refused(503, SOON);
  const results = found
    .slice(0, MOST)
    .map(({ path, ...result }) => ({ ...result, href: pathIn(page, path) }));
  return { ...shown, state: 'found' as const, results, more: found.length > MOST };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** What the shop has about some words. */
export default function Search() {
  const { steps, ...found } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumbs steps={steps} />
      <SearchScreen {...found} />
    </>
  );
}
