import type { Db } from '@spindle/platform/database.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import type { Actor } from '../actor.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { listedPrice } from '../catalogue/listed-price.ts';
import { findLicence } from '../licences/find-licence.ts';
import { goodOf, sumOf } from '../payments/credits/credit.ts';
import { creditsOf } from '../payments/credits/credits-of.ts';
import { decideTax } from '../tax/decide-tax.ts';
import { taxOfOrder } from '../tax/tax-of-order.ts';
import { netPrice } from '../tax/waive-tax.ts';
import { mayChange } from './change-as.ts';
import type { RenewDeps } from './deps.ts';
import { firstPeriod } from './period.ts';
import type { LeftPeriod } from './place-period.ts';
import { creditLeft, creditUsed } from './proration.ts';
import { selectPaidPeriod, selectSubscription } from './queries.ts';
import type { Subscription } from './subscription.ts';
import { worthOfPeriod } from './worth-of-period.ts';

/**
 * What changing to another term means; amounts in minor units of the subscription's currency. To a dearer one now: its
 * period starts now, and what is left of the present one lowers its price; more than the price stays as `balanceMinor`.
 * To a cheaper one when the period ends.
 */
export type SwitchQuote =
  | {
      when: 'now';
      priceMinor: number;
      /** What was paid for the present period, and what of it is left. */
      paidMinor: number;
      leftMinor: number;
      /** What of that, and of what was to the good before, lowers the price. */
      creditMinor: number;
      totalMinor: number;
      balanceMinor: number;
      renewalMinor: number;
      periodEnd: Date;
    }
  | { when: 'period_end'; at: Date; renewalMinor: number };

/** not_running: it is cancelled, paused, ended, or not paid, or its licence rests. */
export type SwitchRefusal = 'not_found' | 'not_running' | 'same_term' | 'not_on_sale';

/** Says what changing a subscription to another term would come to now. Nothing is changed. */
export async function quoteSwitch(
  deps: RenewDeps,
  actor: Actor,
  { subscriptionId, to }: { subscriptionId: string; to: Term },
): Promise<{ ok: true; quote: SwitchQuote } | { ok: false; error: SwitchRefusal }> {
  const subscription = await selectSubscription(deps.db, subscriptionId);
  if (!subscription || !(await mayChange(deps.db, actor, subscription)))
    return { ok: false, error: 'not_found' };
  const priced = await priceSwitch(deps.db, deps, subscription, to);
  return priced.ok ? { ok: true, quote: priced.quote } : priced;
}

/** The same for the transaction that holds the subscription, and where the credit comes from. */
export async function priceSwitch(
  db: Db,
  { clock, providers: [{ leastMinor }] }: RenewDeps,
  subscription: Subscription,
  to: Term,
): Promise<
  { ok: true; quote: SwitchQuote; leaves: LeftPeriod | undefined } | { ok: false; error: SwitchRefusal }
> {
  const { state, term, currency, pid, periodEnd } = subscription;
  const now = clock.now();
  // A licence rests while a bank looks at what was paid for it: that is no credit.
  const licence = await findLicence(db, subscription.licenceId);
  const isRunning = state === 'active' && now < periodEnd && licence?.state === 'active';
  // What another system was paid for its period is nothing that could be credited here.
  if (!isRunning || subscription.billedAs) return { ok: false, error: 'not_running' };
  if (to === term) return { ok: false, error: 'same_term' };
  const [offer] = await findOffers(db, [pid]);
  const listed = offer?.onSale ? listedPrice(offer, to, currency) : undefined;
  if (listed === undefined) return { ok: false, error: 'not_on_sale' };
  const paid = await selectPaidPeriod(db, subscription.id);
  const tax = await taxOfOrder(db, paid.orderId);
  const sale = { country: subscription.country ?? undefined, check: tax?.check ?? undefined };
  const { waivedBp } = await decideTax(db, sale, now);
  const renewalMinor = netPrice(listed, waivedBp, currency);
  if (renewalMinor <= subscription.renewalMinor) {
    return { ok: true, quote: { when: 'period_end', at: periodEnd, renewalMinor }, leaves: undefined };
  }
  const entries = await creditsOf(db, { holderId: subscription.id });
  const { own, paidMinor } = await worthOfPeriod(db, subscription, paid, entries);
  const { startsAt, endsAt } = paid;
  const leftMinor = creditLeft({ paidMinor, currency, startsAt, endsAt }, now);
  const available = leftMinor + sumOf(goodOf(entries));
  const creditMinor = creditUsed(renewalMinor, available, leastMinor[currency]);
  return {
    ok: true,
    leaves: { fromLineId: paid.lineId, own, leftMinor },
    quote: {
      ...{ paidMinor, leftMinor },
      ...{ when: 'now', priceMinor: renewalMinor, creditMinor, totalMinor: renewalMinor - creditMinor },
      ...{ balanceMinor: available - creditMinor, renewalMinor, periodEnd: firstPeriod(to, now).periodEnd },
    },
  };
}
