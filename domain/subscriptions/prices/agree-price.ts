import type { Locale } from '@spindle/platform/locales.ts';
import type { Actor } from '../../actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { mayChange } from '../change-as.ts';
import { changeSubscription } from '../change-subscription.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { updateSubscription } from '../queries.ts';
import { agreementText } from './agreement-text.ts';
import { BY_MAIL } from './by-mail.ts';
import { selectPriceOffer, updatePriceOffer } from './queries.ts';
import { nextRenewalOf, standingOffer } from './standing-offer.ts';

/** over: the renewal has come, another price has replaced it, it was withdrawn, or the subscription does not renew. */
export type AgreeResult = { ok: true } | { ok: false; error: 'not_found' | 'over' };

/**
 * Agrees to a new price: as the member, in the member centre, or by the mailed link, which nobody else has. Idempotent. Time,
 * way, words and their version are stored, and it is audited.
 * @param locale the language in which the words were shown.
 */
export async function agreePrice(
  deps: SubscriptionDeps,
  actor: Actor | typeof BY_MAIL,
  { offerId, locale }: { offerId: string; locale: Locale },
): Promise<AgreeResult> {
  const asked = await selectPriceOffer(deps.db, offerId);
  if (!asked) return { ok: false, error: 'not_found' };
  const result = await changeSubscription<AgreeResult>(
    deps.db,
    asked.subscriptionId,
    async (tx, subscription) => {
      const { id, state } = subscription;
      if (!(await mayChange(tx, actor, subscription))) return { ok: false, error: 'not_found' };
      const offer = (await selectPriceOffer(tx, offerId)) ?? asked;
      if (offer.answer === 'agreed') return { ok: true };
      const renews = state !== 'ended' && state !== 'cancelling' && !subscription.nextTerm;
      const stands = (await standingOffer(tx, subscription))?.id === offerId;
      if (!stands || offer.answer || !renews) return { ok: false, error: 'over' };
      const now = deps.clock.now();
      const way = actor.kind === 'member' ? 'member' : 'mail';
      const { text, textVersion } = agreementText(subscription, offer, locale);
      await updatePriceOffer(tx, offerId, { answer: 'agreed', answeredAt: now, way, text, textVersion });
      await updateSubscription(tx, id, { nextRenewalMinor: await nextRenewalOf(tx, subscription) });
      await writeAudit(tx, BY_MAIL, {
        action: 'subscription.agree_price',
        subject: { kind: 'subscription', id },
        before: { priceMinor: offer.fromMinor },
        after: { priceMinor: offer.priceMinor, way, textVersion },
        at: now,
      });
      return { ok: true };
    },
  );
  return result ?? { ok: false, error: 'not_found' };
}
