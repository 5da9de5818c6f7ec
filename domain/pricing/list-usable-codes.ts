import type { Db } from '@spindle/platform/database.ts';
import { selectUsableCodes } from './queries.ts';

/** More than that many codes in links are campaigns that nobody looks at any more: public ones and the newest count. */
const MOST = 10_000;

/** Codes that a page can be shown with: those that can still be used. */
export function listUsableCodes(db: Db): Promise<string[]> {
  return selectUsableCodes(db, MOST);
}
