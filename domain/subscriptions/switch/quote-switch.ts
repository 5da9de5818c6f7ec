import type { Db } from '@spindle/platform/database.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import type { Actor } from '../../actor.ts';
import { findOffers } from '../../catalogue/find-offers.ts';
import { listedPrice } from '../../catalogue/listed-price.ts';
import type { Offer } from '../../catalogue/offer.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { goodOf, sumOf } from '../../payments/credits/credit.ts';
import { creditsOf } from '../../payments/credits/credits-of.ts';
import { decidePrice } from '../../pricing/coupon.ts';
import type { VatDeps } from '../../tax/check-vat-id.ts';
import { decideTax, type TaxedSale } from '../../tax/decide-tax.ts';
import { netPrice } from '../../tax/waive-tax.ts';
import { mayChange } from '../change-as.ts';
import type { RenewDeps } from '../deps.ts';
import { lifetimePricesOf } from '../lifetime/lifetime-prices-of.ts';
import { askVatId, checkOf, type VatRecheck } from '../periods/ask-vat-id.ts';
import { buyerOfNext } from '../periods/buyer-of-next.ts';
import { periodFromNow } from '../periods/period.ts';
import type { LeftPeriod } from '../periods/place-period.ts';
import { selectPaidPeriod } from '../periods/queries.ts';
import { selectSubscription } from '../queries.ts';
import { isDisputed } from '../renewal/is-disputed.ts';
import type { Subscription } from '../subscription.ts';
import { creditLeft, creditUsed } from './proration.ts';
import type { SwitchTo } from './switch-to.ts';
import { worthOfPeriod } from './worth-of-period.ts';

/**
 * What changing to another term or to a lifetime licence would mean; amounts in minor units of the subscription's currency. A
 * dearer term or a lifetime licence starts now: the rest of the present period lowers its price, and credit beyond the price
 * stays as `balanceMinor`. A cheaper term starts when the period ends.
 */
export type SwitchQuote = {
  /** What the other term costs per period, or a lifetime licence once. */
  priceMinor: number;
} & (
  | {
      when: 'now';
      /** What was paid for the present period, when that ends, and how much of the payment is left. */
      paidMinor: number;
      paidUntil: Date;
      leftMinor: number;
      /** How much of that, and of the earlier credit balance, lowers the price. */
      creditMinor: number;
      totalMinor: number;
      balanceMinor: number;
      /** Null: nothing renews any more. */
      renewalMinor: number | null;
      periodEnd: Date | null;
    }
  | { when: 'period_end'; at: Date; to: Term }
);

/**
 * not_running: it is cancelled, paused, ended, unpaid or still charged by another system; its licence does not work; or it would
 * be charged during a dispute.
 */
export type SwitchRefusal = 'not_found' | 'not_running' | 'same_term' | 'not_on_sale';

/** What `priceSwitch` needs. */
export type QuoteSwitchDeps = Pick<RenewDeps, 'db' | 'clock' | 'providers'>;

/**
 * Quotes what changing a subscription to another term would cost now, without changing anything. The VAT id of a business that
 * buys without tax is checked anew, as for a renewal.
 */
export async function quoteSwitch(
  deps: QuoteSwitchDeps & VatDeps,
  actor: Actor,
  { subscriptionId, to }: { subscriptionId: string; to: SwitchTo },
): Promise<{ ok: true; quote: SwitchQuote } | { ok: false; error: SwitchRefusal }> {
  const subscription = await selectSubscription(deps.db, subscriptionId);
  if (!subscription || !(await mayChange(deps.db, actor, subscription)))
    return { ok: false, error: 'not_found' };
  const recheck = await askVatId(deps, subscription);
  const priced = await priceSwitch(deps.db, deps, subscription, to, { recheck });
  return priced.ok ? { ok: true, quote: priced.quote } : priced;
}

/** How long a total that a member was shown holds, in ms: the credit that time uses up meanwhile is not charged. */
export const HELD_MS = 30 * 60_000;

/**
 * The same quote, for the transaction that has locked the subscription, and the period that it credits (`leaves`).
 * @param recheck result of checking the VAT id of a business beforehand (`askVatId`).
 * @param shownMinor the total that the member was shown. What has been added to it since by time alone is not charged.
 */
export async function priceSwitch(
  db: Db,
  { clock, providers: [{ leastMinor }] }: QuoteSwitchDeps,
  subscription: Subscription,
  to: SwitchTo,
  { recheck, shownMinor }: { recheck: VatRecheck; shownMinor?: number },
): Promise<
  { ok: true; quote: SwitchQuote; leaves: LeftPeriod | undefined } | { ok: false; error: SwitchRefusal }
> {
  const { state, term, currency, pid, periodEnd } = subscription;
  const now = clock.now();
  // A licence is suspended while its payment is disputed, so that payment is no credit.
  const licence = await findLicence(db, subscription.licenceId);
  const isRunning = state === 'active' && now < periodEnd && licence?.state === 'active';
  // A period that was paid in another system can't be credited here.
  if (!isRunning || subscription.billedAs) return { ok: false, error: 'not_running' };
  if (to === term) return { ok: false, error: 'same_term' };
  const [offer] = await findOffers(db, [pid]);
  const listed = offer?.onSale ? await listedFor(db, subscription, offer, to) : undefined;
  if (listed === undefined) return { ok: false, error: 'not_on_sale' };
  const paid = await selectPaidPeriod(db, subscription.id);
  const buyer = await buyerOfNext(db, subscription);
  const country = buyer.country ?? undefined;
  // As the checkout prices it: what is shown and what is charged is one number, also where the list has yen that are no tens.
  const { listMinor } = decidePrice(listed, currency);
  const priceWith = async (check: TaxedSale['check']) =>
    netPrice(listMinor, (await decideTax(db, { country, check }, now)).waivedBp, currency);
  const priceMinor = await priceWith(checkOf(recheck, buyer));
  // If the VAT registry does not answer, the tax is charged now, and each renewal checks the VAT id anew.
  const nobodySaid = recheck.asked && recheck.problem === 'unavailable';
  const renewalMinor = nobodySaid ? await priceWith({ vatId: recheck.vatId }) : priceMinor;
  if (to !== 'LFT' && renewalMinor <= subscription.renewalMinor) {
    const quote = { when: 'period_end', at: periodEnd, to, priceMinor: renewalMinor } as const;
    return { ok: true, quote, leaves: undefined };
  }
  // During a dispute about an earlier period no card is charged, although the licence works by later payments.
  if (await isDisputed(db, subscription)) return { ok: false, error: 'not_running' };
  const entries = await creditsOf(db, { holderId: subscription.id });
  const { own, paidMinor } = await worthOfPeriod(db, subscription, paid, entries);
  const { startsAt, endsAt } = paid;
  const leftAt = (at: Date) => (endsAt ? creditLeft({ paidMinor, currency, startsAt, endsAt }, at) : 0);
  const goodMinor = sumOf(goodOf(entries));
  const totalWith = (leftMinor: number) =>
    priceMinor - creditUsed(priceMinor, leftMinor + goodMinor, leastMinor[currency]);
  const leftNow = leftAt(now);
  const addedMinor = shownMinor === undefined ? 0 : totalWith(leftNow) - shownMinor;
  const isByTime = addedMinor > 0 && leftNow + addedMinor <= leftAt(new Date(now.getTime() - HELD_MS));
  const leftMinor = isByTime ? leftNow + addedMinor : leftNow;
  const totalMinor = totalWith(leftMinor);
  const creditMinor = priceMinor - totalMinor;
  return {
    ok: true,
    leaves: { fromLineId: paid.lineId, own, leftMinor },
    quote: {
      ...{
        when: 'now',
        priceMinor,
        paidMinor,
        paidUntil: endsAt ?? periodEnd,
        leftMinor,
        creditMinor,
        totalMinor,
      },
      balanceMinor: leftMinor + goodMinor - creditMinor,
      ...{ renewalMinor: to === 'LFT' ? null : renewalMinor, periodEnd: periodFromNow(to, now).periodEnd },
    },
  };
}

/** The price of a term from the catalogue, or of the upgrade to a lifetime licence as staff have set it. */
async function listedFor(
  db: Db,
  { pid, term, currency }: Subscription,
  offer: Offer,
  to: SwitchTo,
): Promise<number | undefined> {
  if (to !== 'LFT') return listedPrice(offer, to, currency);
  const rows = await lifetimePricesOf(db, [pid]);
  return rows.find((row) => row.term === term && row.currency === currency)?.amountMinor;
}
