import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { productLabel } from './product-label.ts';

/** What somebody has bought: a line of an order, a licence, a subscription. Its name is in the buyer's language. */
export interface Bought {
  pid: string;
  productName: string;
}

/** The name of something bought, as staff read it. */
export type BoughtLabel = (bought: Bought) => string;

/**
 * The names of products on the desk (`productLabel`); a pid that no product has is its own name.
 * @returns the label for each of these pids
 */
export async function productLabels(
  db: Db,
  pids: readonly string[],
  locale: Locale,
): Promise<(pid: string) => string> {
  const labels = await labelsOf(db, pids, locale);
  return (pid) => labels.get(pid) ?? pid;
}

/**
 * The names of what was bought on the desk: in the reader's language, whatever the buyer's is, so that one product has one name in
 * a list. What is no product any more keeps the name under which it was bought.
 * @returns the label for each of these
 */
export async function boughtLabels(db: Db, bought: readonly Bought[], locale: Locale): Promise<BoughtLabel> {
  const labels = await labelsOf(
    db,
    bought.map(({ pid }) => pid),
    locale,
  );
  return ({ pid, productName }) => labels.get(pid) ?? `${productName} (${pid})`;
}

async function labelsOf(db: Db, pids: readonly string[], locale: Locale): Promise<Map<string, string>> {
  const offers = await findOffers(db, pids);
  return new Map(offers.map((offer) => [offer.pid, productLabel(offer, locale)]));
}
