import type { Db } from '@spindle/platform/database.ts';
import { type AuditEntry, type AuditFilter, selectEntries } from './queries.ts';

/**
 * What staff and the shop have done, newest first, one page at a time; entries are never counted. The page that shows it
 * checks the permission `audit`.
 * @param after the id of the last entry of the page before
 */
export async function listAudit(
  db: Db,
  filter: AuditFilter = {},
  { after, size = 50 }: { after?: number | undefined; size?: number } = {},
): Promise<{ entries: AuditEntry[]; next: number | undefined }> {
  const found = await selectEntries(db, filter, { after, limit: size + 1 });
  const entries = found.slice(0, size);
  return { entries, next: found.length > size ? entries.at(-1)?.id : undefined };
}
