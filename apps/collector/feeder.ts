import type { Journal } from './journal/journal.ts';

export interface FeederOptions {
  journal: Pick<Journal, 'seal' | 'sealed' | 'read' | 'drop'>;
  /** Stores rows durably, all or none; does nothing if the token was used before. */
  store(rows: readonly string[], token: string): Promise<void>;
  /** Whether this error of `store` says that a row can't be stored, however often it is tried. */
  isRefusal(error: unknown): boolean;
  /** How long rows are gathered for one insert, in ms; doubled after each failure, up to `patience`. */
  interval: number;
  patience: number;
  onFailure(error: unknown): void;
  /** The store refuses this row for good, and it is given up. */
  onRefused(row: string, error: unknown): void;
}

export interface Feeder {
  /** Stores what the journal holds so far; resolves after the attempt. */
  flush(): Promise<void>;
  /** Stores what is left, then stops. */
  stop(): Promise<void>;
}

/**
 * Moves what the journal holds into the store: one segment at a time, with the segment's token, so that a segment that was
 * stored before a crash or a lost answer counts once. A segment is dropped only after it is stored.
 */
export function startFeeder(options: FeederOptions): Feeder {
  const { journal, interval, patience } = options;
  let failures = 0;
  let stopped = false;
  let timer = setTimeout(feedOn, 0);
  let last: Promise<void> = Promise.resolve();

  const flush = () => {
    last = last.then(feed);
    return last;
  };

  async function feedOn() {
    await flush();
    if (!stopped) timer = setTimeout(feedOn, Math.min(interval * 2 ** failures, patience));
  }

  async function feed() {
    let unreadable: unknown;
    try {
      await journal.seal();
      for (const segment of [...journal.sealed]) {
        const rows = await journal.read(segment).catch((error: unknown) => {
          unreadable = error;
        });
        // A file that can't be read from the disk must not block those behind it.
        if (!rows) continue;
        await store(rows, segment.token);
        await journal.drop(segment);
      }
      if (unreadable) throw unreadable;
      failures = 0;
    } catch (error) {
      failures++;
      options.onFailure(error);
    }
  }

  /** If a batch is refused, none of it was stored, so its halves are stored with tokens of their own. */
  async function store(rows: readonly string[], token: string): Promise<void> {
    if (rows.length === 0) return;
    try {
      await options.store(rows, token);
    } catch (error) {
      if (!options.isRefusal(error)) throw error;
      if (rows.length === 1) {
        options.onRefused(rows[0] as string, error);
        return;
      }
      const middle = rows.length >> 1;
      await store(rows.slice(0, middle), `${token}-0`);
      await store(rows.slice(middle), `${token}-1`);
    }
  }

  return {
    flush,
    stop() {
      stopped = true;
      clearTimeout(timer);
      return flush();
    },
  };
}
