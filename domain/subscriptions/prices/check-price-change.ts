import type { Db } from '@spindle/platform/database.ts';
import { findOffers } from '../../catalogue/find-offers.ts';
import { type PriceChangeInput, priceChangeInput } from './price-change.ts';

export type PriceChangeError = 'not_allowed' | 'price_change_invalid' | 'unknown_product';

/** Validates a price change for its preview and its announcement. */
export async function checkPriceChange(
  db: Db,
  asked: PriceChangeInput,
  now: Date,
): Promise<{ ok: true; change: PriceChangeInput } | { ok: false; error: PriceChangeError }> {
  const parsed = priceChangeInput.safeParse(asked);
  if (!parsed.success || parsed.data.startsAt < now) return { ok: false, error: 'price_change_invalid' };
  const { pid, currency, priceMinor } = parsed.data;
  // Yen prices are whole tens (spec §5).
  if (currency === 'JPY' && priceMinor % 10 !== 0) return { ok: false, error: 'price_change_invalid' };
  if ((await findOffers(db, [pid])).length === 0) return { ok: false, error: 'unknown_product' };
  return { ok: true, change: parsed.data };
}
