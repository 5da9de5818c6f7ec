import type { Db } from '@spindle/platform/database.ts';
import { selectContents } from './queries.ts';

/** The pids of everything that a bundle contains today, including the contents of bundles in it; empty for a single product. */
export function contentsOf(db: Db, pid: string): Promise<string[]> {
  return selectContents(db, pid);
}
