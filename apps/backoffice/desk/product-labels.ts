import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { productLabel } from './product-label.ts';

/**
 * The names of products on the desk (`productLabel`); a pid that no product has is its own name.
 * @returns the label for each of these pids
 */
export async function productLabels(
  db: Db,
  pids: readonly string[],
  locale: Locale,
): Promise<(pid: string) => string> {
  const offers = new Map((await findOffers(db, pids)).map((offer) => [offer.pid, offer]));
  return (pid) => {
    const offer = offers.get(pid);
    return offer ? productLabel(offer, locale) : pid;
  };
}
