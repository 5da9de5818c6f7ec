import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

interface Entry<Value> {
  value: Value;
  /** Possibly out of date: to be read again, but better than nothing while that fails. */
  stale: boolean;
  /** Milliseconds since the epoch. */
  readAt: number;
}

interface Loading<Value> {
  /** The value, or the one from before when it can't be read. */
  result: Promise<Value>;
  /** Resolves when it has taken longer than who has a value from before is kept waiting. */
  late: Promise<unknown>;
  /** Tags purged since the load began: what it brings may be older than the purge. */
  purged: Set<string>;
  purgedAll: boolean;
}

export interface TaggedCacheSettings<Value> {
  /** Values kept at most; the least recently used go. */
  limit: number;
  /** Values that anybody can ask for without end have a bound of their own, and evict only each other. */
  spare?: { limit: number; holds(value: Value): boolean };
  /** Age at which a value is read again even though nothing was purged, ms: a purge may get lost unnoticed. */
  maxAge: number;
  /** How long after that age a value is still an answer when reading it again takes too long, ms. */
  usableFor?: number;
  /** How long reading again may take before the value from before is the answer, ms. */
  patience?: number;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Marks a value that is served because it could not be read again, or not in time. */
  outdated(value: Value): Value;
}

export interface TaggedCache<Value extends { tags: readonly string[] }> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Whether a value is kept that need not be read again. */
  has(key: string): boolean;
  /** Reads one entry anew whether or not it is cached. */
  refresh(key: string, load: () => Promise<Value>): Promise<Value>;
  purge(tags: readonly string[]): void;
  /** Purges may have been missed: everything is to be read again. */
  purgeAll(): void;
}

const USABLE_FOR = 60 * 60_000;
const PATIENCE = 50;

/** Values by key, forgotten by tag. Many callers of one key load it once. */
export function taggedCache<Value extends { tags: readonly string[] }>(
  settings: TaggedCacheSettings<Value>,
): TaggedCache<Value> {
  const { limit, spare, maxAge, usableFor = USABLE_FOR, patience = PATIENCE, now, outdated } = settings;
  const kept = new LRUCache<string, Entry<Value>>({ max: limit });
  const spared = new LRUCache<string, Entry<Value>>({ max: spare?.limit ?? 1 });
  /** Those that others may join. */
  const loads = new Map<string, Loading<Value>>();
  /** All, also those that began before a purge. */
  const running = new Set<Loading<Value>>();

  const keep = (key: string, value: Value) => {
    kept.delete(key);
    spared.delete(key);
    const entries = spare?.holds(value) ? spared : kept;
    entries.set(key, { value, stale: false, readAt: now() });
  };

  const load = (key: string, read: () => Promise<Value>): Loading<Value> => {
    const loading: Loading<Value> = {
      purged: new Set(),
      purgedAll: false,
      late: delay(patience, undefined, { ref: false }),
      result: read().then(
        (value) => {
          finish();
          if (!loading.purgedAll && !value.tags.some((tag) => loading.purged.has(tag))) keep(key, value);
          return value;
        },
        (error: unknown) => {
          finish();
          const before = kept.get(key) ?? spared.get(key);
          if (before) return outdated(before.value);
          throw error;
        },
      ),
    };
    const finish = () => {
      running.delete(loading);
      if (loads.get(key) === loading) loads.delete(key);
    };
    running.add(loading);
    loads.set(key, loading);
    return loading;
  };

  const ageOf = (entry: Entry<Value> | undefined) =>
    entry && !entry.stale ? now() - entry.readAt : Number.POSITIVE_INFINITY;

  return {
    has: (key) => ageOf(kept.peek(key) ?? spared.peek(key)) < maxAge,
    async get(key, read) {
      const entry = kept.get(key) ?? spared.get(key);
      const age = ageOf(entry);
      if (entry && age < maxAge) return entry.value;
      const { result, late } = loads.get(key) ?? load(key, read);
      // Nobody has said that it changed, so it is no reason to wait for a database that hangs.
      if (entry && age < maxAge + usableFor)
        return Promise.race([result, late.then(() => outdated(entry.value))]);
      return result;
    },
    refresh: (key, read) => load(key, read).result,
    purge(tags) {
      for (const entries of [kept, spared]) {
        for (const [key, { value }] of [...entries.entries()]) {
          if (value.tags.some((tag) => tags.includes(tag))) entries.delete(key);
        }
      }
      for (const loading of running) for (const tag of tags) loading.purged.add(tag);
      // Who asks from now on must not join a load that began before the change.
      loads.clear();
    },
    purgeAll() {
      for (const entries of [kept, spared]) for (const entry of entries.values()) entry.stale = true;
      for (const loading of running) loading.purgedAll = true;
      loads.clear();
    },
  };
}
