import { paths } from './paths.ts';

const at = (slug: string) => `/${slug.replaceAll('_', '-')}`;

/** Where the documents are that entry pages name by their slug (spec §2). */
const ENTRIES: Readonly<Record<string, (slug: string) => string>> = {
  [paths.entryProduct]: at,
  [paths.entryProductBuy]: (slug) => `${at(slug)}/buy`,
  [paths.entryArticleCategory]: at,
  [paths.entrySystemArticle]: at,
};

/**
 * The address of the document that an entry page shows.
 * @param path without language prefix
 * @returns undefined for a path that is no entry page; a path that no document can have without a slug
 */
export function entryTarget(path: string, query: URLSearchParams): string | undefined {
  return ENTRIES[path]?.(query.get('slug') ?? '');
}
