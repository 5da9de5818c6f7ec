import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { selectUsableCodes } from './queries/coupons.ts';

/** More than that many codes in links are campaigns that nobody looks at any more: public ones and the newest count. */
const MOST = 10_000;

/** Codes that a page can be shown with: those that can still be used. */
export function listUsableCodes({ db, clock }: { db: Db; clock: Clock }): Promise<string[]> {
  return selectUsableCodes(db, clock.now(), MOST);
}
