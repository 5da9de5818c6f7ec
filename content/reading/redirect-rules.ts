import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import { taggedCache } from './tagged-cache.ts';

/** Where visitors of an address are sent instead. */
export interface RedirectRule {
  /** A path without language prefix, or an address elsewhere. */
  to: string;
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

/** All rules, kept in memory as a whole: that a path has none is known without asking the database. */
export function redirectRules(query: Query, age: { maxAge: number; now(): number }): RedirectRules {
  const cache = taggedCache<{ byPath: Map<string, RedirectRule>; tags: string[] }>({
    ...age,
    limit: 1,
    outdated: (known) => known,
  });
  const load = async () => {
    const { rows } = await query(
      `select "from", "to", coalesce(permanent, true) as permanent from ${CONTENT_SCHEMA}.redirects`,
    );
    return {
      // One that leads to itself would never end.
      byPath: new Map(rows.flatMap(({ from, ...rule }) => (from === rule.to ? [] : [[from, rule] as const]))),
      tags: ['redirects'],
    };
  };
  return {
    find: async (path) => (await cache.get('', load)).byPath.get(path) ?? null,
    purge: cache.purge,
    purgeAll: cache.purgeAll,
  };
}
