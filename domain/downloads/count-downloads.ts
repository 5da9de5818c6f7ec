import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Log } from '@spindle/platform/log.ts';
import { addCounts } from './queries.ts';
import type { DownloadCount } from './tables.ts';

/** How long counts stay in memory before they are written, ms. A process that is killed loses that much. */
const PAUSE = 5_000;

export interface DownloadCounts {
  count(download: Pick<DownloadCount, 'pid' | 'kind' | 'releaseId'>): void;
  /** Writes the counts now. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Counts downloads in memory and writes them together: a flood of downloads takes one statement every few seconds, and there are
 * no more counters than releases. Counts that can't be written are tried again.
 */
export function openDownloadCounts(
  { db, clock, log }: { db: Db; clock: Clock; log: Log },
  pause = PAUSE,
): DownloadCounts {
  let counted = new Map<string, DownloadCount>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const add = (count: DownloadCount) => {
    const key = `${count.day} ${count.pid} ${count.kind} ${count.releaseId ?? ''}`;
    const before = counted.get(key)?.downloads ?? 0;
    counted.set(key, { ...count, downloads: before + count.downloads });
  };
  const write = async () => {
    // Always in the same order, so that two processes can't deadlock on each other's rows.
    const keys = [...counted.keys()].toSorted();
    const counts = keys.map((key) => counted.get(key) as DownloadCount);
    counted = new Map();
    try {
      await addCounts(db, counts);
    } catch (error) {
      log.warn({ err: error }, 'downloads could not be counted yet');
      for (const count of counts) add(count);
    }
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };
  const writeLater = () => {
    timer ??= setTimeout(() => void flush().then(() => counted.size > 0 && writeLater()), pause).unref();
  };
  return {
    count(download) {
      add({ ...download, day: clock.now().toISOString().slice(0, 10), downloads: 1 });
      writeLater();
    },
    flush,
    close: flush,
  };
}
