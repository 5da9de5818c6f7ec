import type { Db } from '@spindle/platform/database.ts';
import { selectPidsWithFile } from './queries.ts';

/** The product of which a build's address ends with this file's name; one on sale before others. */
export async function pidOfFile(db: Db, file: string): Promise<string | undefined> {
  const [pid] = await selectPidsWithFile(db, file);
  return pid;
}
