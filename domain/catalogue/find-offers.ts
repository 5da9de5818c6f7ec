import type { Db } from '@spindle/platform/database.ts';
import type { Offer } from './offer.ts';
import { selectOffers } from './queries.ts';

/** The offers of these pids, in the order asked for; unknown pids are left out. */
export async function findOffers(db: Db, pids: readonly string[]): Promise<Offer[]> {
  const found = new Map((await selectOffers(db, pids)).map((offer) => [offer.pid, offer]));
  return [...new Set(pids)].flatMap((pid) => found.get(pid) ?? []);
}
