import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../../actor.ts';
import { mayAct } from '../../staff/may-act.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { checkPriceChange, type PriceChangeError } from './check-price-change.ts';
import { NOTICE_MS, type PriceChangeInput } from './price-change.ts';
import { priceForBuyer } from './price-for-buyer.ts';
import { countByPrice } from './queries.ts';

export interface PreviewedGroup {
  fromMinor: number;
  priceMinor: number;
  subscriptions: number;
}

/**
 * What an announcement would do now, as far as the shop knows: a VAT id whose last check failed counts as valid here, and is
 * checked again when its business is told. Prices are minor units and contain the tax where it is charged.
 */
export interface PricePreview {
  change: PriceChangeInput;
  /**
   * Running subscriptions, grouped by the present and the new price of their renewal, the cheapest first. Businesses under
   * reverse charge pay less. Subscriptions whose price stays the same are told nothing.
   */
  groups: readonly PreviewedGroup[];
  /** How many subscriptions would be told. */
  told: number;
  /** From when on a higher price holds: at the earliest after the notice period, whatever day was asked for. */
  dearerFrom: Date;
}

/** How many subscriptions a price change would reach, and their prices, before it is announced. For staff with `prices`. */
export async function previewPriceChange(
  { db, clock }: Pick<SubscriptionDeps, 'db' | 'clock'>,
  actor: Actor,
  asked: PriceChangeInput,
): Promise<{ ok: true; preview: PricePreview } | { ok: false; error: PriceChangeError }> {
  if (!(await mayAct(db, actor, 'prices'))) return { ok: false, error: 'not_allowed' };
  const now = clock.now();
  const checked = await checkPriceChange(db, asked, now);
  if (!checked.ok) return checked;
  const { change } = checked;
  const groups = await groupsOf(db, change, now);
  const told = groups
    .filter(({ fromMinor, priceMinor }) => fromMinor !== priceMinor)
    .reduce((sum, { subscriptions }) => sum + subscriptions, 0);
  const earliest = new Date(now.getTime() + NOTICE_MS);
  const dearerFrom = change.startsAt > earliest ? change.startsAt : earliest;
  return { ok: true, preview: { change, groups, told, dearerFrom } };
}

/** Groups subscriptions by the present and the new price that each would be told. */
async function groupsOf(db: Db, change: PriceChangeInput, now: Date): Promise<PreviewedGroup[]> {
  const prices = new Map<string, number>();
  const groups = new Map<string, PreviewedGroup>();
  for (const { fromMinor, country, vatId, subscriptions } of await countByPrice(db, change)) {
    const priceMinor = await priceFor(country, vatId);
    const key = `${fromMinor} ${priceMinor}`;
    const same = groups.get(key)?.subscriptions ?? 0;
    groups.set(key, { fromMinor, priceMinor, subscriptions: same + subscriptions });
  }
  return [...groups.values()].toSorted(
    (one, other) => one.fromMinor - other.fromMinor || one.priceMinor - other.priceMinor,
  );

  async function priceFor(country: string | null, vatId: string | null): Promise<number> {
    // Without a VAT id, no tax is taken out of the price.
    if (!country || !vatId) return change.priceMinor;
    const key = `${country} ${vatId}`;
    const price = prices.get(key) ?? (await priceForBuyer(db, change, { country, check: { vatId } }, now));
    prices.set(key, price);
    return price;
  }
}
