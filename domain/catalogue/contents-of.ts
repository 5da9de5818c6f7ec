import type { Db } from '@spindle/platform/database.ts';
import { selectContents } from './queries.ts';

/** Pids of everything that a bundle holds today, also in bundles that it holds; nothing of a single product. */
export function contentsOf(db: Db, pid: string): Promise<string[]> {
  return selectContents(db, pid);
}
