import type { Db } from '@spindle/platform/database.ts';
import { announcePurge } from '@spindle/platform/purge.ts';

/** Has pages made anew that name a product's version, once the transaction is committed. */
export function announceReleases(tx: Db, pid: string): Promise<void> {
  return announcePurge(tx, [`products:${pid}`]);
}
