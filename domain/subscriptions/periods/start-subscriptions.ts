import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { isLifetime } from '@spindle/platform/licence-types.ts';
import type { FulfilledOrder } from '../../fulfilment/deps.ts';
import { isBought } from '../../licences/licence.ts';
import { licencesOfOrder } from '../../licences/licences-of-order.ts';
import { insertSubscription } from '../queries.ts';
import { stepAfter } from '../renewal/steps.ts';
import type { Subscription } from '../subscription.ts';
import { firstPeriod } from './period.ts';
import { insertPeriod } from './queries.ts';

/**
 * Starts a subscription for each licence whose buyer has agreed to renewals, in the transaction that fulfils the order.
 * If no card was stored, a mail asks for one before the first renewal. A guest's subscription renews with that guest's card.
 */
export async function startSubscriptions(
  { clock }: { clock: Clock },
  tx: Db,
  order: FulfilledOrder,
): Promise<void> {
  const { id: orderId, memberId, currency, locale, country } = order;
  if (!memberId || order.lines.every(({ renewalMinor }) => renewalMinor === null)) return;
  const now = clock.now();
  const licences = await licencesOfOrder({ db: tx, clock }, orderId);
  for (const licence of licences.filter(isBought)) {
    const { id: licenceId, licenceType: term, lineId, pid } = licence;
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line || line.renewalMinor === null || isLifetime(term)) continue;
    // The line has the name in the buyer's language; a gift's licence has it in the recipient's.
    const { productName, renewalMinor } = line;
    const period = firstPeriod(term, licence.issuedAt);
    const state = 'active';
    const subscription: Subscription = {
      ...{ id: randomUUID(), memberId, licenceId, pid, productName, currency, renewalMinor, locale, country },
      ...{ ...period, state, ...stepAfter({ ...period, state }, now) },
      guestOrderId: order.byGuest ? orderId : null,
      ...{ billedAs: null, begunAt: null, importedBusiness: null, statedCountry: null },
      ...{ nextTerm: null, nextRenewalMinor: null, balanceMinor: 0 },
      ...{ createdAt: now, endedAt: null, endReason: null },
    };
    await insertSubscription(tx, subscription);
    await insertPeriod(tx, {
      ...{
        subscriptionId: subscription.id,
        number: 1,
        orderId,
        lineId,
        term,
        renewalMinor,
        creditMinor: 0,
        balanceMinor: 0,
      },
      ...{ startsAt: period.periodStart, endsAt: period.periodEnd, grantedAt: now },
    });
  }
}
