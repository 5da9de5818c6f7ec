import { findTimeZone } from '@spindle/domain/seller/find-time-zone.ts';
import type { Db } from '@spindle/platform/database.ts';
import { deskWords } from './desk-words.ts';

/** How the desk writes a moment: in the seller's time zone, like the days of its filters and reports. */
export async function deskMoments(db: Db, language?: string): Promise<(time: Date) => string> {
  return deskWords(language).formatIn(await findTimeZone(db));
}
