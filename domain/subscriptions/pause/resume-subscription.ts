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
 * Resumes a subscription that is paused, or cancelled for the end of its period. Within the paid period it goes on as before.
 * After that, it goes on with a renewal whose payment is pending; if there is none, a new period begins now and the card is
 * charged. If a guest began the subscription and it was cancelled or its period is over, the member agrees to it anew, so it
 * renews with the member's own card. The mail says what is charged from now on and where to cancel, because the mail before
 * said that nothing is charged.
 * @param shownMinor the charge that the member was shown, minor units; 0 within the paid period. It is compared, never charged:
 * if the amount is another one, nothing happens (`price_changed`). Left out where nobody was shown an amount; then no agreement
 * is stored.
 * @param locale language of the page that showed it: the words that the member agrees to are stored in it
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
    // Whether the pending change of term is paid decides which period is resumed.
    if (open && isSwitch(open, subscription) && now >= periodEnd) return 'payment_due';
    const waitsFor = open && !isSwitch(open, subscription) ? open.orderId : null;
    if (waitsFor) {
      // Staff have refused the renewal's payment, which will end the subscription.
      if ((await findOrder(tx, waitsFor))?.state === 'cancelled') return 'nothing_to_resume';
      if (shownMinor) return 'price_changed';
      // It was past due when it was cancelled, and is so again: the days of the next retries stand.
      const wasDue = subscription.nextStep === 'retry';
      const due = { ...subscription, state: 'past_due' as const };
      const goesOn = wasDue ? { state: due.state, ...stepAfter(due, now) } : { state: active.state };
      await updateSubscription(tx, subscriptionId, { ...goesOn, guestOrderId });
    } else if (now < periodEnd) {
      const next = stepAfter(active, now);
      await updateSubscription(tx, subscriptionId, { state: 'active', guestOrderId, ...next });
    } else {
      const begun = await asResumed(tx, subscription, now);
      // Resumed now, it would end at once.
      if (await unansweredEnd(tx, begun)) return 'price_open';
      const chargedMinor = nextChargeMinor(begun, deps);
      if (shownMinor !== undefined && shownMinor !== chargedMinor) return 'price_changed';
      // What its member had agreed to was for another renewal, on another day.
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
