import type { Db } from '@spindle/platform/database.ts';
import { type Offer, offerSchema } from './offer.ts';
import { notePrices, upsertOffer } from './queries.ts';

/**
 * Takes over what a published product sells, replacing what stood there before. Runs in the caller's
 * transaction, so that page and price change together.
 * @param at from when on its prices stand, by the shop's clock
 * @throws {z.ZodError} when the offer is not one; the publisher sees it, the old offer stays.
 */
export async function projectOffer(tx: Db, offer: Offer, at = new Date()): Promise<void> {
  await upsertOffer(tx, offerSchema.parse(offer));
  await notePrices(tx, offer.pid, at);
}
