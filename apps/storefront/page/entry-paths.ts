import type { PageType } from '@spindle/content/types/register.ts';
import { paths } from './paths.ts';

const at = (slug: string) => `/${slug.replaceAll('_', '-')}`;

/** Which documents the entry pages show, and the address of the one that a slug names (spec §2). */
const ENTRIES: Readonly<Record<string, { type: PageType; at(slug: string): string }>> = {
  [paths.entryProduct]: { type: 'page-products', at },
  [paths.entryProductBuy]: { type: 'page-buys', at: (slug) => `${at(slug)}/buy` },
  [paths.entryArticleCategory]: { type: 'article-categories', at },
  [paths.entrySystemArticle]: { type: 'system-articles', at },
};

/**
 * The address of the document that an entry page shows.
 * @param path without language prefix
 * @returns undefined for a path that is no entry page; without a slug, a path that no document can have
 */
export function entryTarget(
  path: string,
  query: URLSearchParams,
): { path: string; type: PageType } | undefined {
  const entry = ENTRIES[path];
  return entry && { path: entry.at(query.get('slug') ?? ''), type: entry.type };
}
