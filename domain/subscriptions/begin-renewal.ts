import type { Db } from '@spindle/platform/database.ts';
import { findAddress } from '../accounts/find-address.ts';
import { findLicence } from '../licences/find-licence.ts';
import { grantTime } from '../licences/grant-time.ts';
import { placeOrder } from '../orders/place-order.ts';
import { decideTax } from '../tax/decide-tax.ts';
import { taxOfOrder } from '../tax/tax-of-order.ts';
import { writeOrderTax } from '../tax/write-order-tax.ts';
import type { OpenPeriod } from './change-subscription.ts';
import type { RenewDeps } from './deps.ts';
import { endSubscription } from './end-subscription.ts';
import { isBeingCharged } from './is-being-charged.ts';
import { firstPeriod, nextPeriod } from './period.ts';
import { insertPeriod, selectLastPeriod, updateSubscription } from './queries.ts';
import { GRACE_MS, stepAfter } from './steps.ts';
import type { Subscription } from './subscription.ts';

/** After that a charge that nobody has told the end of is looked at again, in ms. */
const LOOK_AGAIN_MS = 3_600_000;
/** How long a renewal waits for a dispute, in ms, before it looks again. */
const WAIT_FOR_BANK_MS = 86_400_000;

/**
 * Places the order of the next period, or takes up the one that waits for its money, and lets the licence go on
 * meanwhile. For the transaction that holds the subscription.
 * @returns the order to charge; undefined when there is nothing to charge now.
 */
export async function beginRenewal(
  tx: Db,
  deps: RenewDeps,
  subscription: Subscription,
  open: OpenPeriod | undefined,
): Promise<{ charge: string } | undefined> {
  const now = deps.clock.now();
  const { id, licenceId, memberId, periodEnd, term } = subscription;
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
  // Something else has given it time: an exchange code. The next period begins where that ends.
  if (!open && licence.worksUntil && licence.worksUntil > now && licence.worksUntil > periodEnd) {
    const moved = { anchorAt: licence.worksUntil, terms: 0, periodEnd: licence.worksUntil };
    await updateSubscription(tx, id, { ...moved, ...stepAfter({ ...subscription, ...moved }, now) });
    return undefined;
  }
  const lease = { dueAt: new Date(now.getTime() + LOOK_AGAIN_MS) };
  if (open) {
    // Cancelled while its card was charged: it ends with what that brings, and is not charged again.
    const cancelled = subscription.state === 'cancelling';
    if (cancelled && !(await isBeingCharged(tx, open.orderId))) {
      await endSubscription(tx, deps, subscription, open, 'cancelled');
      return undefined;
    }
    await updateSubscription(tx, id, lease);
    return cancelled ? undefined : { charge: open.orderId };
  }

  // Who could not be charged for so long, because the shop was away, does not pay for time that is over.
  const late = now.getTime() > periodEnd.getTime() + GRACE_MS;
  const period = late ? firstPeriod(term, now) : nextPeriod(subscription);
  const last = await selectLastPeriod(tx, id);
  const number = last.number + 1;
  const order = await place(tx, deps, subscription, { number, email: address.email, before: last.orderId });
  const [{ id: lineId }] = order.lines;
  await insertPeriod(tx, {
    ...{
      subscriptionId: id,
      number,
      orderId: order.id,
      lineId,
      term,
      renewalMinor: subscription.renewalMinor,
    },
    ...{ startsAt: period.periodStart, endsAt: period.periodEnd, grantedAt: null },
  });
  // Grace is for a licence that works, not for one that is taken up again after a pause.
  if (!late && licence.worksUntil && licence.worksUntil >= periodEnd) {
    const graceEnd = new Date(periodEnd.getTime() + GRACE_MS);
    await grantTime(
      tx,
      licenceId,
      { source: 'grace', sourceId: id, ordinal: number, orderId: null },
      { startsAt: periodEnd, worksUntil: graceEnd, updatesUntil: graceEnd },
    );
  }
  await updateSubscription(tx, id, lease);
  return { charge: order.id };
}

/** An order at the agreed price, taxed as of today. */
async function place(
  tx: Db,
  { clock }: RenewDeps,
  { id, memberId, locale, country, currency, pid, productName, term, renewalMinor }: Subscription,
  { number, email, before }: { number: number; email: string; before: string },
) {
  const placedAt = clock.now();
  const { order } = await placeOrder(tx, `subscription ${id} ${number}`, {
    ...{ email, memberId, locale, country, currency, couponCode: null, placedAt },
    lines: [
      {
        ...{ pid, productName, licenceType: term, quantity: 1 },
        ...{ listMinor: renewalMinor, discountMinor: 0, totalMinor: renewalMinor },
      },
    ],
  });
  // What the buyer has proved stands; a price that was agreed without tax already is.
  const earlier = await taxOfOrder(tx, before);
  const check = earlier?.check ?? undefined;
  const verdict = await decideTax(tx, { country: country ?? undefined, check }, placedAt);
  await writeOrderTax(tx, order, {
    ...verdict,
    business: earlier?.business ?? null,
    vatCheckId: verdict.scheme === 'reverse_charge' ? (check?.id ?? null) : null,
    proofs: earlier?.proofs ?? [],
  });
  return order;
}
