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

/** After that what nobody has told the end of, or staff have not decided about, is looked at again, in ms. */
export const LOOK_AGAIN_MS = 3_600_000;
/** How long a renewal waits for a dispute, in ms, before it looks again. */
const WAIT_FOR_BANK_MS = 86_400_000;

/** An order, and the card that pays it. */
export type Charge = { orderId: string } & ReturnType<typeof cardOfPeriod>;

/**
 * Places the order of the next period, or takes up the one that waits for its money, and lets the licence go on
 * meanwhile. For the transaction that holds the subscription.
 * @param recheck of its business's VAT id.
 * @returns the order to charge; undefined when there is nothing to charge now.
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
  // Their data are about to be erased: whatever this was cancelled or resumed by, nothing is charged any more.
  if (!open && (await isAccountClosed(tx, memberId))) {
    await endSubscription(tx, deps, subscription, open, 'cancelled');
    return undefined;
  }
  // Something else has given it time: an exchange code. The next period begins where that ends.
  if (!open && (await renewAfterAdded(tx, deps, subscription))) return undefined;
  const order = open && (await findOrder(tx, open.orderId));
  // Staff have refused it and sent its money back, or somebody else has cancelled it: no bank has a say in that.
  if (open && order?.state === 'cancelled' && !(await isUndecided(tx, open.orderId))) {
    const refused = order.reviewReason ? 'refunded' : 'unpaid';
    const reason = subscription.state === 'cancelling' ? 'cancelled' : refused;
    await endSubscription(tx, deps, subscription, open, reason);
    return undefined;
  }
  // The licence works by what was paid since and goes on for a while, but the card is asked for nothing more until its bank has decided.
  if (subscription.state !== 'cancelling' && (await isDisputed(tx, subscription))) {
    const number = open?.number ?? (await selectLastPeriod(tx, id)).number + 1;
    await lendGrace(tx, subscription, licence, number);
    const dueAt = new Date(now.getTime() + WAIT_FOR_BANK_MS);
    // The licence stops before the next look. Nobody pays for time in which it did not work: another period begins instead.
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
    // Cancelled while its card was charged or staff looked at it: it ends with what that brings, and is not charged again.
    const cancelled = subscription.state === 'cancelling';
    // The shop was away while it was tried: nobody pays for a period that is over.
    const isOver = order?.state === 'pending' && open.endsAt !== null && open.endsAt <= now;
    if ((cancelled || isOver) && !(await isUndecided(tx, open.orderId))) {
      await endSubscription(tx, deps, subscription, open, cancelled ? 'cancelled' : 'unpaid');
      return undefined;
    }
    await updateSubscription(tx, id, lease);
    // A change of term whose page is still open: the licence goes on until that is paid, or closes and the renewal comes.
    if (isSwitch(open, subscription)) await lendGrace(tx, subscription, licence, open.number);
    return cancelled || isSwitch(open, subscription)
      ? undefined
      : { orderId: open.orderId, ...cardOfPeriod(subscription, open) };
  }

  // Who could not be charged for so long, because the shop was away or a bank had to decide, does not pay for time that is
  // over: it begins anew, and so do the days on which a card is tried again.
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

/** Whether the licence has stopped for want of the renewal: its grace is over. */
function isLate({ periodEnd }: Pick<Subscription, 'periodEnd'>, at: Date): boolean {
  return at.getTime() > periodEnd.getTime() + GRACE_MS;
}

function periodAfter(subscription: Subscription): Period {
  const { nextTerm, periodEnd } = subscription;
  return nextTerm ? firstPeriod(nextTerm, periodEnd) : nextPeriod(subscription);
}

/** As the member agreed, lowered by what is to their good. */
function renewalPrice(
  subscription: Subscription,
  { renewalMinor }: { renewalMinor: number },
  deps: RenewDeps,
): PeriodPrice {
  const creditMinor = creditOfRenewal(subscription, renewalMinor, deps);
  const balanceMinor = subscription.balanceMinor - creditMinor;
  return { priceMinor: renewalMinor, creditMinor, balanceMinor, renewalMinor };
}
