import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { isLifetime, type Term } from '@spindle/platform/licence-types.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { grantTime } from '../../licences/grant-time.ts';
import { isBought } from '../../licences/licence.ts';
import { periodThrough } from '../periods/period.ts';
import { insertPeriod } from '../periods/queries.ts';
import { insertSubscription, selectSubscriptionOfLicence } from '../queries.ts';
import { stepAfter } from '../renewal/steps.ts';
import type { Subscription } from '../subscription.ts';
import { grantOfBilling } from './grant-of-billing.ts';

/** A subscription of another system, which this shop continues from the end of its period. */
export interface TakenOver
  extends Pick<Subscription, 'licenceId' | 'currency' | 'renewalMinor' | 'country' | 'importedBusiness'> {
  /** Its id at the provider that charges it until then. */
  billedAs: string;
  term: Term;
  locale: Subscription['locale'];
  periodStart: Date;
  periodEnd: Date;
  /** The first of the days on which it was charged. */
  anchorAt: Date;
  /** When its member agreed to it there. */
  begunAt: Date;
  /** Its member has cancelled it there: it ends with its period. */
  cancelled: boolean;
}

/**
 * Takes over a subscription that began in another system and is paid until the end of its period. The licence works at least
 * until then.
 */
export async function takeOver(
  tx: Db,
  { billedAs, licenceId, term, periodStart, periodEnd, anchorAt, cancelled, ...agreed }: TakenOver,
  now: Date,
): Promise<{ ok: true; subscription: Subscription } | { ok: false; error: 'not_renewable' | 'subscribed' }> {
  const licence = await findLicence(tx, licenceId);
  if (!licence || !isBought(licence) || isLifetime(licence.licenceType) || licence.state === 'revoked')
    return { ok: false, error: 'not_renewable' };
  if (await selectSubscriptionOfLicence(tx, licenceId)) return { ok: false, error: 'subscribed' };
  const { memberId, pid, productName } = licence;
  const id = randomUUID();
  const state = cancelled ? 'cancelling' : 'active';
  const period = { ...periodThrough(term, anchorAt, periodEnd), periodStart };
  const subscription: Subscription = {
    ...{ id, memberId, licenceId, pid, productName, billedAs, ...agreed },
    ...{ ...period, state, ...stepAfter({ ...period, state }, now) },
    ...{ guestOrderId: null, statedCountry: null, nextTerm: null, nextRenewalMinor: null, balanceMinor: 0 },
    ...{ createdAt: now, endedAt: null, endReason: null },
  };
  await insertSubscription(tx, subscription);
  const { renewalMinor } = agreed;
  await insertPeriod(tx, {
    // No order of this shop has paid for it: the subscription's id stands in for order and line.
    ...{ subscriptionId: id, number: 1, orderId: id, lineId: id, term, renewalMinor },
    ...{ creditMinor: 0, balanceMinor: 0, startsAt: periodStart, endsAt: periodEnd, grantedAt: now },
  });
  if (licence.worksUntil && licence.worksUntil < periodEnd)
    await grantTime(tx, licenceId, ...grantOfBilling(subscription, periodStart, periodEnd));
  return { ok: true, subscription };
}
