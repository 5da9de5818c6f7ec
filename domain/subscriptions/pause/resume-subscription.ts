import type { Locale } from '@spindle/platform/locales.ts';
import type { Actor } from '../../actor.ts';
import { findOrder } from '../../orders/find-order.ts';
import { resumeWords } from '../agreements/agreed-words.ts';
import { keepAgreement } from '../agreements/keep-agreement.ts';
import { withdrawWaiting } from '../agreements/queries.ts';
import { type ChangeError, type ChangeResult, changeAs } from '../change-as.ts';
import { isSwitch } from '../change-subscription.ts';
import type { RenewDeps, SubscriptionDeps } from '../deps.ts';
import { queueSubscriptionMail } from '../mails/queue-mail.ts';
import { unansweredEnd } from '../prices/meet-renewal.ts';
import { updateSubscription } from '../queries.ts';
import { nextChargeMinor } from '../renewal/next-charge.ts';
import { stepAfter } from '../renewal/steps.ts';
import type { Subscription } from '../subscription.ts';
import { asResumed } from './as-resumed.ts';

/**
 * Lets a subscription renew again that was cancelled for the end of its period, or paused. Within the time that is paid
 * for it goes on as if nothing had been; after that a new period begins now, and the card is charged for it; but not while
 * the payment of a period waits, with which it goes on. What was
 * cancelled or is over, and had been begun by a guest, is agreed to anew by its member: with their own card. The mail says
 * what is charged from now on and where to cancel, since the last word in writing was that nothing is.
 * @param shownMinor what was said to be charged now, minor units: nothing where the time is not over. It is compared, never
 * charged: where that is another amount, nothing happens (`price_changed`). Left out where nobody was shown anything: then nobody has agreed to
 * anything either.
 * @param locale in which that was: what its member agrees to is kept, as the page would say it now
 */
export async function resumeSubscription(
  deps: SubscriptionDeps & Pick<RenewDeps, 'providers'>,
  actor: Actor,
  {
    subscriptionId,
    reason,
    shownMinor,
    locale,
  }: {
    subscriptionId: string;
    reason?: string | undefined;
    shownMinor?: number | undefined;
    locale?: Locale;
  },
): Promise<ChangeResult<ChangeError | 'price_changed'>> {
  const asked = { subscriptionId, action: 'subscription.resume', reason };
  return changeAs(deps, actor, asked, async (tx, subscription, open) => {
    const { state, periodEnd } = subscription;
    if (state === 'ended') return 'ended';
    if (state !== 'cancelling' && state !== 'paused') return 'nothing_to_resume';
    const now = deps.clock.now();
    const guestOrderId = state === 'cancelling' ? null : subscription.guestOrderId;
    const active = { ...subscription, state: 'active' as const };
    let resumed: Subscription = active;
    // What is paid for a change of term decides which period it resumes.
    if (open && isSwitch(open, subscription) && now >= periodEnd) return 'payment_due';
    const waitsFor = open && !isSwitch(open, subscription) ? open.orderId : null;
    if (waitsFor) {
      // Staff have refused its money, which ends it.
      if ((await findOrder(tx, waitsFor))?.state === 'cancelled') return 'nothing_to_resume';
      if (shownMinor) return 'price_changed';
      // It was past due when it was cancelled, and is so again: the days of the next tries stand.
      const wasDue = subscription.nextStep === 'retry';
      const due = { ...subscription, state: 'past_due' as const };
      const goesOn = wasDue ? { state: due.state, ...stepAfter(due, now) } : { state: active.state };
      await updateSubscription(tx, subscriptionId, { ...goesOn, guestOrderId });
    } else if (now < periodEnd) {
      const next = stepAfter(active, now);
      await updateSubscription(tx, subscriptionId, { state: 'active', guestOrderId, ...next });
    } else {
      const begun = await asResumed(tx, subscription, now);
      // It would end at once.
      if (await unansweredEnd(tx, begun)) return 'price_open';
      const chargedMinor = nextChargeMinor(begun, deps);
      if (shownMinor !== undefined && shownMinor !== chargedMinor) return 'price_changed';
      // What its member planned was to come with another renewal, on another day.
      await withdrawWaiting(tx, subscriptionId, now);
      if (shownMinor !== undefined) {
        const shownIn = locale ?? subscription.locale;
        const agreed = await resumeWords(tx, subscription, { chargedMinor, locale: shownIn });
        await keepAgreement(tx, actor, agreed, { subscriptionId, orderId: null, at: now });
      }
      const { anchorAt, terms, periodEnd: endsAt, nextRenewalMinor } = begun;
      const anew = { anchorAt, terms, periodEnd: endsAt, nextRenewalMinor };
      await updateSubscription(tx, subscriptionId, {
        ...{ state: 'active', guestOrderId: null, ...anew, nextStep: 'renew', dueAt: now },
      });
      resumed = { ...active, ...anew, dueAt: now };
    }
    const amountMinor = nextChargeMinor(resumed, deps);
    await queueSubscriptionMail(tx, deps, resumed, 'resumed', { amountMinor, orderId: waitsFor });
    return undefined;
  });
}
