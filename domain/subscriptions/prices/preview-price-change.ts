import type { Actor } from '../../actor.ts';
import { mayAct } from '../../staff/may-act.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { checkPriceChange, type PriceChangeError } from './check-price-change.ts';
import { NOTICE_MS, type PriceChangeInput } from './price-change.ts';
import { countByPrice } from './queries.ts';

/** What an announcement would do at this moment. Prices are minor units, with the tax they contain where it is charged. */
export interface PricePreview {
  change: PriceChangeInput;
  /** Running subscriptions by what their renewal costs now, the cheapest first; those at the new price are told nothing. */
  groups: readonly { fromMinor: number; subscriptions: number }[];
  /** How many are told. */
  told: number;
  /** From when on renewals cost more: no sooner than their notice allows, whatever day was asked for. */
  dearerFrom: Date;
}

/** What a price change would say to how many, before it is announced. For staff with `prices`. */
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
  const groups = await countByPrice(db, change);
  const told = groups
    .filter(({ fromMinor }) => fromMinor !== change.priceMinor)
    .reduce((sum, { subscriptions }) => sum + subscriptions, 0);
  const earliest = new Date(now.getTime() + NOTICE_MS);
  const dearerFrom = change.startsAt > earliest ? change.startsAt : earliest;
  return { ok: true, preview: { change, groups, told, dearerFrom } };
}
