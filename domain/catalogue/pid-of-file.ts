import type { Db } from '@spindle/platform/database.ts';
import { selectPidsWithFile } from './queries.ts';

/** The product that has a build whose address ends with this file name; products on sale come first. */
export async function pidOfFile(db: Db, file: string): Promise<string | undefined> {
  const [pid] = await selectPidsWithFile(db, file);
  return pid;
}
