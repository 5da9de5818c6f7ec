import type { Db } from '@spindle/platform/database.ts';
import { chargeOrder } from '../../fulfilment/charge-order.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { goodUntil } from '../../payments/cards/card.ts';
import { findCard } from '../../payments/cards/find-card.ts';
import { endSubscription } from '../cancel/end-subscription.ts';
import { changeSubscription, type OpenPeriod } from '../change-subscription.ts';
import type { RenewDeps } from '../deps.ts';
import { findSubscription } from '../find-subscription.ts';
import { queueSubscriptionMail } from '../mails/queue-mail.ts';
import { NOT_ASKED, type VatRecheck } from '../periods/ask-vat-id.ts';
import { askAgain } from '../prices/queue-price-mail.ts';
import { updateSubscription } from '../queries.ts';
import type { Subscription } from '../subscription.ts';
import { endBilling } from '../taking-over/end-billing.ts';
import { beginRenewal, type Charge, LOOK_AGAIN_MS } from './begin-renewal.ts';
import { cardOfPeriod } from './card-of-period.ts';
import { isWithStaff } from './is-with-staff.ts';
import { lendGrace } from './lend-grace.ts';
import { nextChargeMinor } from './next-charge.ts';
import { recheckVatId } from './recheck-vat-id.ts';
import { settleRenewal } from './settle-renewal.ts';
import { stepAfter } from './steps.ts';

/** What follows: charge a card, look whether the next step is due as well, end another system's charges first, or nothing. */
type Next = Charge | 'look_again' | 'end_billing' | undefined;

/**
 * Takes the step that is due for a subscription. Safe to call concurrently and repeatedly: changes are made with the
 * subscription locked, and a step that was taken is no longer due.
 */
export async function takeStep(
  deps: RenewDeps,
  { subscriptionId }: { subscriptionId: string },
): Promise<void> {
  let next: Next;
  do {
    const isBillingAsked: boolean = next === 'end_billing';
    if (isBillingAsked) await endBilling(deps, { subscriptionId });
    const due = await findSubscription(deps.db, subscriptionId);
    const recheck: VatRecheck = due ? await recheckVatId(deps, due) : NOT_ASKED;
    next = await changeSubscription(deps.db, subscriptionId, (tx, subscription, open) =>
      begin(tx, deps, subscription, open, { recheck, isBillingAsked }),
    );
  } while (next === 'look_again' || next === 'end_billing');
  if (!next) return;
  const outcome = await chargeOrder(deps, next);
  await settleRenewal(deps, { subscriptionId, orderId: next.orderId, outcome });
}

async function begin(
  tx: Db,
  deps: RenewDeps,
  subscription: Subscription,
  open: OpenPeriod | undefined,
  { recheck, isBillingAsked }: { recheck: VatRecheck; isBillingAsked: boolean },
): Promise<Next> {
  const now = deps.clock.now();
  const { dueAt, nextStep, periodEnd } = subscription;
  if (!dueAt || dueAt > now) return undefined;
  const amountMinor = nextChargeMinor(subscription, deps);
  // A revoked licence is not renewed, so no mail announces it; `beginRenewal` checks that again.
  const announces = nextStep === 'remind' || nextStep === 'check_card';
  if (announces && (await findLicence(tx, subscription.licenceId))?.state === 'revoked') {
    await endSubscription(tx, deps, subscription, open, 'revoked');
    return undefined;
  }
  switch (nextStep) {
    case 'remind':
      // A reminder that was missed because the shop was down is not sent after the renewal.
      if (now < periodEnd && !(await askAgain(tx, deps, subscription)))
        await queueSubscriptionMail(tx, deps, subscription, 'reminder', { amountMinor });
      break;
    case 'check_card':
      // Yearly members are asked again with their reminders.
      if (now < periodEnd && subscription.term === '1M') await askAgain(tx, deps, subscription);
      if (now < periodEnd && amountMinor > 0 && !(await hasCardUntil(tx, deps, subscription)))
        await queueSubscriptionMail(tx, deps, subscription, 'card', { amountMinor });
      break;
    case 'end':
      // The member may have let it go on there. `billedAs` stays in the row of an ended subscription: an erasure needs it.
      if (subscription.billedAs && !isBillingAsked) {
        await lendWhileBilled(tx, subscription);
        return 'end_billing';
      }
      // A change of term is in review: if staff accept it, this licence gets that period, and the subscription ends with it.
      if (open && (await isWithStaff(tx, open.orderId))) {
        await lendWhileOpen(tx, subscription, open.number);
        await updateSubscription(tx, subscription.id, { dueAt: new Date(now.getTime() + LOOK_AGAIN_MS) });
        return undefined;
      }
      await endSubscription(tx, deps, subscription, open, 'cancelled');
      return undefined;
    case 'renew':
    case 'retry':
      if (subscription.billedAs) {
        await lendWhileBilled(tx, subscription);
        return 'end_billing';
      }
      return beginRenewal(tx, deps, subscription, open, recheck);
    case null:
      return undefined;
  }
  await updateSubscription(tx, subscription.id, stepAfter(subscription, dueAt));
  return 'look_again';
}

/** Grants grace until the provider that has charged a taken-over subscription says whether it still charges. */
async function lendWhileBilled(tx: Db, subscription: Subscription): Promise<void> {
  // An ordinal of its own, because the renewal that may follow needs grace as well.
  await lendWhileOpen(tx, subscription, Math.floor(subscription.periodEnd.getTime() / 86_400_000));
}

/** Grants an active licence grace while a payment is being decided. */
async function lendWhileOpen(tx: Db, subscription: Subscription, ordinal: number): Promise<void> {
  const licence = await findLicence(tx, subscription.licenceId);
  if (licence?.state === 'active') await lendGrace(tx, subscription, licence, ordinal);
}

async function hasCardUntil(
  tx: Db,
  { providers: [{ name: provider }] }: RenewDeps,
  subscription: Subscription,
): Promise<boolean> {
  const { memberId, periodEnd, nextTerm, term, nextRenewalMinor, renewalMinor } = subscription;
  const next = { term: nextTerm ?? term, renewalMinor: nextRenewalMinor ?? renewalMinor };
  const { guestOrderId, onlyGivenByMember } = cardOfPeriod(subscription, next);
  const card = await findCard(tx, { memberId, provider, guestOrderId });
  const pays = card && (card.givenByMember || !onlyGivenByMember);
  return pays === true && goodUntil(card) > periodEnd;
}
