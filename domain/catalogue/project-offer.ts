import type { Db } from '@spindle/platform/database.ts';
import { type Offer, offerSchema } from './offer.ts';
import { notePrices, upsertOffer } from './queries.ts';

/**
 * Stores the offer of a published product, in place of what was stored before. Runs in the caller's transaction, so that page
 * and price change together.
 * @param at when its prices become valid, by the shop's clock
 * @throws {z.ZodError} when the offer is invalid; the publisher sees it, and the old offer stays.
 */
export async function projectOffer(tx: Db, offer: Offer, at = new Date()): Promise<void> {
  await upsertOffer(tx, offerSchema.parse(offer));
  await notePrices(tx, offer.pid, at);
}
