import type { Db } from '@spindle/platform/database.ts';
import { announcePurge } from '@spindle/platform/purge.ts';

/** Purges cached pages that name the product's version, once the transaction has committed. */
export function announceReleases(tx: Db, pid: string): Promise<void> {
  return announcePurge(tx, [`products:${pid}`]);
}
