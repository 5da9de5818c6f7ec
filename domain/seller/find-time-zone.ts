import type { Db } from '@spindle/platform/database.ts';
import { findSeller } from './find-seller.ts';

/** The seller's time zone (IANA), in which the books, the desk and what counts by law are kept; `UTC` until staff have entered one. */
export async function findTimeZone(db: Db): Promise<string> {
  return (await findSeller(db))?.timeZone ?? 'UTC';
}
