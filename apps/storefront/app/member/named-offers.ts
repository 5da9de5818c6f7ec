import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** What the catalogue knows about what a member has. */
export interface NamedOffers {
  /** By pid. */
  offers: ReadonlyMap<string, Offer>;
  /** A product's name in the member's language; if the catalogue does not know it, the name in its order. */
  nameOf(bought: { pid: string | null; productName: string }): string;
}

export async function findNamedOffers(db: Db, pids: readonly string[], locale: Locale): Promise<NamedOffers> {
  return namedOffers(await findOffers(db, pids), locale);
}

export function namedOffers(found: readonly Offer[], locale: Locale): NamedOffers {
  const offers = new Map(found.map((offer) => [offer.pid, offer]));
  return {
    offers,
    nameOf({ pid, productName }) {
      const offer = pid === null ? undefined : offers.get(pid);
      return offer ? namesIn(offer, locale).name : productName;
    },
  };
}
