import { followRules, type RedirectRule, type WrittenRule } from './follow-rules.ts';
import { PRODUCT_PAGES_TAG } from './product-pages-tag.ts';
import { taggedCache } from './tagged-cache.ts';
import { ADDRESSES_TAG } from './tags.ts';
import { RULES } from './written-rules.ts';

export interface RedirectRules {
  /** @param path without language prefix */
  find(path: string): Promise<RedirectRule | null>;
  /** The paths of products whose visitors are redirected to another product. */
  replaced(): Promise<readonly string[]>;
  purge(tags: readonly string[]): void;
  purgeAll(): void;
}

type Query = (text: string) => Promise<{ rows: WrittenRule[] }>;

/** All rules, kept in memory as a whole: that a path has none is known without asking the database. */
export function redirectRules(query: Query, age: { maxAge: number; now(): number }): RedirectRules {
  const cache = taggedCache<{ byPath: Map<string, RedirectRule>; replaced: string[]; tags: string[] }>({
    ...age,
    limit: 1,
    outdated: (known) => known,
  });
  const load = async () => {
    const { rows } = await query(RULES);
    const rules = [...followRules(rows).values()];
    return {
      byPath: new Map(rules.map(({ from, to, permanent }) => [from, { to, permanent }])),
      replaced: rules.filter(({ own }) => !own).map(({ from }) => from),
      tags: ['redirects', 'products', PRODUCT_PAGES_TAG, ADDRESSES_TAG],
    };
  };
  return {
    find: async (path) => (await cache.get('', load)).byPath.get(path) ?? null,
    replaced: async () => (await cache.get('', load)).replaced,
    purge: cache.purge,
    purgeAll: cache.purgeAll,
  };
}
