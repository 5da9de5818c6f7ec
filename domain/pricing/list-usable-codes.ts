import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { selectUsableCodes } from './queries/coupons.ts';

/** The most codes listed: public ones and the newest first. Beyond that, codes in links are old campaigns. */
const MOST = 10_000;

/** Codes that can still be used, with which pages can be shown. */
export function listUsableCodes({ db, clock }: { db: Db; clock: Clock }): Promise<string[]> {
  return selectUsableCodes(db, clock.now(), MOST);
}
