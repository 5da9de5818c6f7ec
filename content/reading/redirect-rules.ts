import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import { slugPath } from '../types/slug-path.ts';
import { taggedCache } from './tagged-cache.ts';

/** Where visitors of an address are sent instead, or that nothing is there any more. */
export interface RedirectRule {
  /** A path without language prefix, or an address elsewhere; null where something was that was deleted. */
  to: string | null;
  /** Browsers and search engines remember it. */
  permanent: boolean;
}

export interface RedirectRules {
  /** @param path without language prefix */
  find(path: string): Promise<RedirectRule | null>;
  purge(tags: readonly string[]): void;
  purgeAll(): void;
}

type Query = (text: string) => Promise<{ rows: (RedirectRule & { from: string })[] }>;

/** The key of everything that would be different with a rule for this path. */
export const ruleTag = (path: string) => `redirects:${path}`;

/** What a product that changes may make a rule of, or end one. */
export function ruleTagsOf(type: string, { slug }: Readonly<Record<string, unknown>>): string[] {
  const page = type === 'products' ? slugPath('')({ slug }) : undefined;
  return page ? [ruleTag(page), ruleTag(`${page}/buy`)] : [];
}

const path = (slug: string) => `'/' || replace(${slug}, '_', '-')`;

/**
 * The pages of a product that is not sold any more lead to the one that took its place; a rule that an editor has
 * written comes later in the list, and counts.
 */
const RULES = `
  with retired as (
    select distinct on (product.slug)
      ${path('product.slug')} as old, ${path('successor.slug')} as new
    from ${CONTENT_SCHEMA}.products product
    join ${CONTENT_SCHEMA}.products_rels relation
      on relation.parent_id = product.id and relation.path = 'redirect_products'
    join ${CONTENT_SCHEMA}.products successor
      on successor.id = relation.products_id and successor._status = 'published'
    where product._status = 'published' and not coalesce(product.on_sale, true)
    order by product.slug, relation."order"
  )
  select old as "from", new as "to", true as permanent from retired
  union all select old || '/buy', new, true from retired
  union all select "from", "to", coalesce(permanent, true) from ${CONTENT_SCHEMA}.redirects`;

/** All rules, kept in memory as a whole: that a path has none is known without asking the database. */
export function redirectRules(query: Query, age: { maxAge: number; now(): number }): RedirectRules {
  const cache = taggedCache<{ byPath: Map<string, RedirectRule>; tags: string[] }>({
    ...age,
    limit: 1,
    outdated: (known) => known,
  });
  const load = async () => {
    const { rows } = await query(RULES);
    return {
      // One that leads to itself would never end.
      byPath: new Map(rows.flatMap(({ from, ...rule }) => (from === rule.to ? [] : [[from, rule] as const]))),
      tags: ['redirects', 'products'],
    };
  };
  return {
    find: async (path) => (await cache.get('', load)).byPath.get(path) ?? null,
    purge: cache.purge,
    purgeAll: cache.purgeAll,
  };
}
