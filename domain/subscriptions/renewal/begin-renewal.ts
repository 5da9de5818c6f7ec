import type { Db } from '@spindle/platform/database.ts';
import { findAddress } from '../../accounts/find-address.ts';
import { isAccountClosed } from '../../accounts/is-account-closed.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { findOrder } from '../../orders/find-order.ts';
import { tieWaiting, untie } from '../agreements/queries.ts';
import { endSubscription } from '../cancel/end-subscription.ts';
import { forgetPeriod, isSwitch, type OpenPeriod } from '../change-subscription.ts';
import type { RenewDeps } from '../deps.ts';
import { NOT_ASKED, type VatRecheck } from '../periods/ask-vat-id.ts';
import { firstPeriod, nextPeriod, type Period } from '../periods/period.ts';
import { type PeriodPrice, placePeriod } from '../periods/place-period.ts';
import { selectLastPeriod } from '../periods/queries.ts';
import { meetRenewal } from '../prices/meet-renewal.ts';
import { updateSubscription } from '../queries.ts';
import type { Subscription } from '../subscription.ts';
import { cardOfPeriod } from './card-of-period.ts';
import { isDisputed } from './is-disputed.ts';
import { isUndecided } from './is-undecided.ts';
import { lendGrace } from './lend-grace.ts';
import { creditOfRenewal } from './next-charge.ts';
import { renewAfterAdded } from './renew-after-added.ts';
import { GRACE_MS } from './steps.ts';

/** How long until a payment that is undecided or in review is looked at again, in ms. */
export const LOOK_AGAIN_MS = 3_600_000;
/** How long until a renewal that a dispute holds up is looked at again, in ms. */
const WAIT_FOR_BANK_MS = 86_400_000;

/** An order to charge, and which card pays it. */
export type Charge = { orderId: string } & ReturnType<typeof cardOfPeriod>;

/**
 * Places the order of the next period, or takes up the one that awaits payment, and grants the licence grace meanwhile. Runs in
 * the transaction that has locked the subscription.
 * @param recheck result of checking the VAT id of a business anew.
 * @returns the order to charge; undefined if there is nothing to charge now.
 */
export async function beginRenewal(
  tx: Db,
  deps: RenewDeps,
  subscription: Subscription,
  open: OpenPeriod | undefined,
  recheck: VatRecheck = NOT_ASKED,
): Promise<Charge | undefined> {
  const now = deps.clock.now();
  const { id, licenceId, memberId } = subscription;
  const licence = await findLicence(tx, licenceId);
  const address = await findAddress(tx, memberId);
  if (!licence || licence.state === 'revoked' || !address) {
    await endSubscription(tx, deps, subscription, open, 'revoked');
    return undefined;
  }
  if (licence.state === 'suspended') {
    await updateSubscription(tx, id, { dueAt: new Date(now.getTime() + WAIT_FOR_BANK_MS) });
    return undefined;
  }
  // The member's data are about to be erased: nothing is charged any more, whoever cancelled or resumed this.
  if (!open && (await isAccountClosed(tx, memberId))) {
    await endSubscription(tx, deps, subscription, open, 'cancelled');
    return undefined;
  }
  // Time was added otherwise, for example by an exchange code: the next period begins where that ends.
  if (!open && (await renewAfterAdded(tx, deps, subscription))) return undefined;
  const order = open && (await findOrder(tx, open.orderId));
  // Staff have refused and refunded the payment, or the order was cancelled. A dispute does not change that.
  if (open && order?.state === 'cancelled' && !(await isUndecided(tx, open.orderId))) {
    const refused = order.reviewReason ? 'refunded' : 'unpaid';
    const reason = subscription.state === 'cancelling' ? 'cancelled' : refused;
    await endSubscription(tx, deps, subscription, open, reason);
    return undefined;
  }
  // A period is disputed: the licence works by later payments and gets grace, but no card is charged until that is decided.
  if (subscription.state !== 'cancelling' && (await isDisputed(tx, subscription))) {
    const number = open?.number ?? (await selectLastPeriod(tx, id)).number + 1;
    await lendGrace(tx, subscription, licence, number);
    const dueAt = new Date(now.getTime() + WAIT_FOR_BANK_MS);
    // The grace ends before the next look. Nobody pays for time in which the licence did not work: a later period replaces this.
    const waits = order?.state === 'pending' && !(await isUndecided(tx, order.id));
    if (open && waits && isLate(subscription, dueAt)) {
      await forgetPeriod(tx, open);
      await untie(tx, open.orderId);
    }
    await updateSubscription(tx, id, { dueAt });
    return undefined;
  }
  const lease = { dueAt: new Date(now.getTime() + LOOK_AGAIN_MS) };
  if (open) {
    // Cancelled while its payment was undecided: it ends with the outcome of that payment, and is not charged again.
    const cancelled = subscription.state === 'cancelling';
    // The shop was down during the retries: nobody pays for a period that is over.
    const isOver = order?.state === 'pending' && open.endsAt !== null && open.endsAt <= now;
    if ((cancelled || isOver) && !(await isUndecided(tx, open.orderId))) {
      await endSubscription(tx, deps, subscription, open, cancelled ? 'cancelled' : 'unpaid');
      return undefined;
    }
    await updateSubscription(tx, id, lease);
    // A change of term with an open payment page: the licence gets grace until it is paid, or the page closes and this renews.
    if (isSwitch(open, subscription)) await lendGrace(tx, subscription, licence, open.number);
    return cancelled || isSwitch(open, subscription)
      ? undefined
      : { orderId: open.orderId, ...cardOfPeriod(subscription, open) };
  }

  // Could not be charged until after the grace, because the shop was down or a dispute was open: nobody pays for time that is
  // over, so a new period begins now, and so do the days of dunning.
  const late = isLate(subscription, now);
  const anew = { anchorAt: now, terms: 0, periodEnd: now };
  const due = late ? { ...subscription, ...anew } : subscription;
  const price = await meetRenewal(tx, deps, due);
  if (price === 'ends') {
    await endSubscription(tx, deps, subscription, undefined, 'price');
    return undefined;
  }
  if (late) await updateSubscription(tx, id, anew);
  const placed = await placePeriod(tx, deps, due, periodAfter(due), renewalPrice(subscription, price, deps), {
    recheck,
  });
  await tieWaiting(tx, id, placed.orderId);
  if (placed.isFree) return undefined;
  if (!late) await lendGrace(tx, subscription, licence, placed.number);
  await updateSubscription(tx, id, lease);
  const { nextTerm, term } = subscription;
  return { orderId: placed.orderId, ...cardOfPeriod(subscription, { term: nextTerm ?? term, ...price }) };
}

/** Whether the grace for an unpaid renewal is over, so that the licence has stopped. */
function isLate({ periodEnd }: Pick<Subscription, 'periodEnd'>, at: Date): boolean {
  return at.getTime() > periodEnd.getTime() + GRACE_MS;
}

function periodAfter(subscription: Subscription): Period {
  const { nextTerm, periodEnd } = subscription;
  return nextTerm ? firstPeriod(nextTerm, periodEnd) : nextPeriod(subscription);
}

/** The agreed price, lowered by the credit balance. */
function renewalPrice(
  subscription: Subscription,
  { renewalMinor }: { renewalMinor: number },
  deps: RenewDeps,
): PeriodPrice {
  const creditMinor = creditOfRenewal(subscription, renewalMinor, deps);
  const balanceMinor = subscription.balanceMinor - creditMinor;
  return { priceMinor: renewalMinor, creditMinor, balanceMinor, renewalMinor };
}
