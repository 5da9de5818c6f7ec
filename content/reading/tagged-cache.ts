interface Entry<Value> {
  value: Value;
  /** Possibly out of date: to be read again, but better than nothing while that fails. */
  stale: boolean;
}

interface Loading<Value> {
  result: Promise<Value>;
  /** Tags purged since the load began: what it brings may be older than the purge. */
  purged: Set<string>;
  gap: boolean;
}

export interface TaggedCache<Value extends { tags: readonly string[] }> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Reads one entry anew whether or not it is cached. */
  refresh(key: string, load: () => Promise<Value>): Promise<Value>;
  purge(tags: readonly string[]): void;
  /** Purges may have been missed: everything is to be read again. */
  distrust(): void;
}

/**
 * Values by key, forgotten by tag. Many callers of one key load it once. The least recently used go when
 * there are more than `limit`.
 */
export function taggedCache<Value extends { tags: readonly string[] }>(limit: number): TaggedCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  const loads = new Map<string, Loading<Value>>();

  const load = (key: string, read: () => Promise<Value>): Promise<Value> => {
    const loading: Loading<Value> = { result: read(), purged: new Set(), gap: false };
    loads.set(key, loading);
    const finish = () => {
      if (loads.get(key) === loading) loads.delete(key);
    };
    return loading.result.then(
      (value) => {
        finish();
        if (!loading.gap && !value.tags.some((tag) => loading.purged.has(tag))) {
          entries.delete(key);
          entries.set(key, { value, stale: false });
          for (const oldest of entries.keys()) {
            if (entries.size <= limit) break;
            entries.delete(oldest);
          }
        }
        return value;
      },
      (error: unknown) => {
        finish();
        const kept = entries.get(key);
        if (kept) return kept.value;
        throw error;
      },
    );
  };

  return {
    async get(key, read) {
      const entry = entries.get(key);
      if (entry && !entry.stale) {
        entries.delete(key);
        entries.set(key, entry);
        return entry.value;
      }
      return loads.get(key)?.result ?? load(key, read);
    },
    refresh: load,
    purge(tags) {
      for (const [key, entry] of entries) {
        if (entry.value.tags.some((tag) => tags.includes(tag))) entries.delete(key);
      }
      for (const loading of loads.values()) for (const tag of tags) loading.purged.add(tag);
      // Who asks from now on must not join a load that began before the change.
      loads.clear();
    },
    distrust() {
      for (const entry of entries.values()) entry.stale = true;
      for (const loading of loads.values()) loading.gap = true;
      loads.clear();
    },
  };
}
