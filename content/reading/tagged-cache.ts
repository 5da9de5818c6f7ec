import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

interface Entry<Value> {
  value: Value;
  /** Possibly out of date: it must be read again, but serves as an answer while that fails. */
  stale: boolean;
  /** Milliseconds since the epoch. */
  readAt: number;
}

interface Loading<Value> {
  /** The value, or the previous one if it can't be read. */
  result: Promise<Value>;
  /** Resolves once the load has taken longer than a caller with a previous value has to wait. */
  late: Promise<unknown>;
  /** Tags purged since the load began: what it reads may be older than the purge. */
  purged: Set<string>;
  purgedAll: boolean;
}

export interface TaggedCacheSettings<Value> {
  /** How many values are kept; the least recently used are dropped. */
  limit: number;
  /** A separate limit for values that anybody can ask for without end; they evict only each other. */
  spare?: { limit: number; holds(value: Value): boolean };
  /** Age in ms at which a value is read again even if it was not purged, because a purge may have been lost. */
  maxAge: number;
  /** For how long after that age, in ms, an old value may still be the answer if reading it again takes too long. */
  usableFor?: number;
  /** How long reading again may take, in ms, before the previous value is the answer. */
  patience?: number;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Marks a value that is served although it could not be read again, or not in time. */
  outdated(value: Value): Value;
}

export interface TaggedCache<Value extends { tags: readonly string[] }> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Whether a value is kept that is not due to be read again. */
  has(key: string): boolean;
  /** Reads one entry anew, whether it is cached or not. */
  refresh(key: string, load: () => Promise<Value>): Promise<Value>;
  purge(tags: readonly string[]): void;
  /** Purges may have been missed: everything must be read again. */
  purgeAll(): void;
}

const USABLE_FOR = 60 * 60_000;
const PATIENCE = 50;

/** Values by key, dropped by tag. Several callers of one key share one load. */
export function taggedCache<Value extends { tags: readonly string[] }>(
  settings: TaggedCacheSettings<Value>,
): TaggedCache<Value> {
  const { limit, spare, maxAge, usableFor = USABLE_FOR, patience = PATIENCE, now, outdated } = settings;
  const kept = new LRUCache<string, Entry<Value>>({ max: limit });
  const spared = new LRUCache<string, Entry<Value>>({ max: spare?.limit ?? 1 });
  /** Loads that other callers may join. */
  const loads = new Map<string, Loading<Value>>();
  /** All loads, including those that began before a purge. */
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
      // Nothing was announced, so the old value is good enough while a database hangs.
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
      // New callers must not join a load that began before the change.
      loads.clear();
    },
    purgeAll() {
      for (const entries of [kept, spared]) for (const entry of entries.values()) entry.stale = true;
      for (const loading of running) loading.purgedAll = true;
      loads.clear();
    },
  };
}
