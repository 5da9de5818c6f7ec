import { setTimeout } from 'node:timers/promises';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Sites } from '@spindle/platform/sites.ts';
import type { Actor } from '../../actor.ts';
import { chargeOrder } from '../../fulfilment/charge-order.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { findPayment } from '../../payments/find-payment.ts';
import { switchWords } from '../agreements/agreed-words.ts';
import { keepAgreement } from '../agreements/keep-agreement.ts';
import { type ChangeError, changeAs, mayChange } from '../change-as.ts';
import type { RenewDeps } from '../deps.ts';
import { queueSubscriptionMail } from '../mails/queue-mail.ts';
import { openRenewalPage } from '../page/open-renewal-page.ts';
import { askVatId } from '../periods/ask-vat-id.ts';
import { periodFromNow } from '../periods/period.ts';
import { placePeriod } from '../periods/place-period.ts';
import { selectPaidPeriod, selectPeriodBefore } from '../periods/queries.ts';
import { selectSubscription, updateSubscription } from '../queries.ts';
import { isDisputed } from '../renewal/is-disputed.ts';
import type { Subscription } from '../subscription.ts';
import { HELD_MS, priceSwitch, type SwitchRefusal } from './quote-switch.ts';
import type { SwitchTo } from './switch-to.ts';

/**
 * switched: done. later: at the end of the period. pay: the card could not be charged without its owner, who pays on the
 * provider's page while it is open. waits: the provider has not answered.
 */
export type SwitchResult =
  | { ok: true; next: 'switched' | 'later' | 'waits' }
  | { ok: true; next: 'pay'; redirectUrl: string }
  | { ok: false; error: SwitchRefusal | ChangeError | 'price_changed' | 'payment_unavailable' };

/** The prices a member has agreed to; `totalMinor` is charged now, and is 0 where the change comes later. */
export interface ShownSwitch {
  priceMinor: number;
  totalMinor: number;
  /** What each period after it costs; `priceMinor` where nothing else was said. */
  renewalMinor?: number | null;
}

/** Rolls the transaction back and carries the result out of it. */
class Unchanged extends Error {
  readonly result: SwitchResult;
  constructor(result: SwitchResult) {
    super();
    this.result = result;
  }
}

/**
 * Changes a subscription to another term or its licence to a lifetime one, at the prices its member was shown. To something
 * dearer: an order for the quoted total is charged, and once it is paid the licence has its new period. To a cheaper term:
 * with the next renewal.
 * @param shown the quote on the screen. It is compared, never charged: if more would be charged now, nothing is.
 * @param locale language of the page that showed it: the words that the member agrees to are stored in it
 */
export async function switchSubscription(
  deps: RenewDeps & { sites: Sites },
  actor: Actor,
  {
    subscriptionId,
    to,
    shown,
    locale,
  }: { subscriptionId: string; to: SwitchTo; shown: ShownSwitch; locale?: Locale },
): Promise<SwitchResult> {
  const asked = await selectSubscription(deps.db, subscriptionId);
  if (!asked || !(await mayChange(deps.db, actor, asked))) return { ok: false, error: 'not_found' };
  const recheck = await askVatId(deps, asked);
  let orderId: string | undefined;
  try {
    const changed = await changeAs(
      deps,
      actor,
      { subscriptionId, action: 'subscription.switch' },
      async (tx, subscription, open) => {
        if (open) {
          // Only the open payment of the same change can be taken up.
          if (open.term !== to || open.startsAt >= subscription.periodEnd) return 'payment_due';
          if (await isDisputed(tx, subscription)) return 'payment_due';
          orderId = open.orderId;
          return undefined;
        }
        const priced = await priceSwitch(tx, deps, subscription, to, {
          recheck,
          shownMinor: shown.totalMinor,
        });
        if (!priced.ok) {
          const isMade = await isMadeNow(tx, deps.clock, subscription, to);
          throw new Unchanged(isMade ? { ok: true, next: 'switched' } : priced);
        }
        const { quote, leaves } = priced;
        const dueMinor = quote.when === 'now' ? quote.totalMinor : 0;
        const renewsDearer =
          quote.when === 'now' && (quote.renewalMinor ?? 0) > (shown.renewalMinor ?? shown.priceMinor);
        if (quote.priceMinor !== shown.priceMinor || dueMinor > shown.totalMinor || renewsDearer) {
          throw new Unchanged({ ok: false, error: 'price_changed' });
        }
        const shownIn = locale ?? subscription.locale;
        const agreed = await switchWords(tx, subscription, { to, quote, locale: shownIn });
        const of = { subscriptionId, at: deps.clock.now() };
        if (quote.when === 'period_end') {
          const next = { nextTerm: quote.to, nextRenewalMinor: quote.priceMinor };
          const { nextTerm, nextRenewalMinor } = subscription;
          const isPlanned = nextTerm === next.nextTerm && nextRenewalMinor === next.nextRenewalMinor;
          if (isPlanned) throw new Unchanged({ ok: true, next: 'later' });
          await updateSubscription(tx, subscriptionId, next);
          await keepAgreement(tx, actor, agreed, { ...of, orderId: null });
          await queueSubscriptionMail(tx, deps, { ...subscription, ...next }, 'planned');
          return undefined;
        }
        const period = periodFromNow(to, deps.clock.now());
        const placed = await placePeriod(tx, deps, subscription, period, quote, { leaves, recheck });
        await keepAgreement(tx, actor, agreed, { ...of, orderId: placed.orderId });
        orderId = placed.isFree ? undefined : placed.orderId;
        return undefined;
      },
    );
    if (!changed.ok) return changed;
    if (!orderId) return { ok: true, next: isSwitched(changed.subscription, to) ? 'switched' : 'later' };
  } catch (error) {
    if (error instanceof Unchanged) return error.result;
    throw error;
  }
  // A guest has not agreed to what the member changes, and it is unknown who gave a card that was stored before that was noted.
  const charged = await chargeOrder(deps, { orderId, onlyGivenByMember: true });
  // A form was sent twice: the first request is charging the card, but the browser shows the answer to the second.
  const outcome = charged === 'under_way' ? await answerOf(deps.db, orderId) : charged;
  if (outcome === 'paid') return { ok: true, next: 'switched' };
  if (outcome === 'unknown') return { ok: true, next: 'waits' };
  if (outcome === 'not_pending') {
    // Somebody else has settled it: the reconciler, or the same form sent twice.
    const settled = await selectSubscription(deps.db, subscriptionId);
    return { ok: true, next: settled && isSwitched(settled, to) ? 'switched' : 'waits' };
  }
  const viewerId = actor.kind === 'member' ? actor.memberId : undefined;
  const opened = await openRenewalPage(deps, { orderId, viewerId });
  return opened.ok ? { ok: true, next: 'pay', redirectUrl: opened.redirectUrl } : opened;
}

/** How long the second request of a form sent twice waits for the charge, and how often it looks, in ms. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 200;

/** Waits for the outcome of a charge that is under way; `unknown` if the provider has not answered by then. */
async function answerOf(db: Db, orderId: string): Promise<'not_pending' | 'declined' | 'unknown'> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    await setTimeout(LOOK_MS);
    const payment = await findPayment(db, { orderId });
    if (payment?.state === 'succeeded') return 'not_pending';
    const isAsked = payment?.methodId && (payment.state === 'starting' || payment.state === 'open');
    if (!isAsked) return 'declined';
  }
  return 'unknown';
}

/**
 * Whether the requested change was made a moment ago and still stands, because a form was sent twice and the first request is
 * already paid. A change made long ago is simply the present term.
 */
async function isMadeNow(tx: Db, clock: Clock, subscription: Subscription, to: SwitchTo): Promise<boolean> {
  const licence = await findLicence(tx, subscription.licenceId);
  const stands = isSwitched(subscription, to) && licence?.state === 'active' && licence.licenceType === to;
  // If the member has planned another term or cancelled since then, "switched" would be the wrong answer.
  const goesOn = subscription.state === 'active' && subscription.nextTerm === null;
  if (!stands || (to !== 'LFT' && !goesOn)) return false;
  const paid = await selectPaidPeriod(tx, subscription.id);
  const before = await selectPeriodBefore(tx, paid);
  const isChange = before !== undefined && before.term !== paid.term;
  return isChange && clock.now().getTime() - paid.startsAt.getTime() < HELD_MS;
}

function isSwitched({ term, endReason }: Subscription, to: SwitchTo): boolean {
  return to === 'LFT' ? endReason === 'lifetime' : term === to;
}
