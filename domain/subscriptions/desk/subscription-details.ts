import type { Db } from '@spindle/platform/database.ts';
import { findAddress } from '../../accounts/find-address.ts';
import { auditOf } from '../../audit/audit-of.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { mailsAbout } from '../../mail/mails-about.ts';
import { findOrder } from '../../orders/find-order.ts';
import { findCard } from '../../payments/cards/find-card.ts';
import { paymentsOfOrder } from '../../payments/payments-of-order.ts';
import type { RenewDeps } from '../deps.ts';
import { buyerOfNext } from '../periods/buyer-of-next.ts';
import { openPeriodsOf } from '../periods/open-periods-of.ts';
import { selectPeriods } from '../periods/queries.ts';
import { taxedIn } from '../periods/tax-of-next.ts';
import { selectSubscription } from '../queries.ts';
import { nextChargesOf } from '../renewal/next-charges.ts';
import { stepsOf } from '../renewal/steps.ts';

export type SubscriptionDetails = NonNullable<Awaited<ReturnType<typeof subscriptionDetails>>>;

/** How many periods are shown: five years of months. */
const PERIODS = 60;

/** Everything that belongs to one subscription, for staff. */
export async function subscriptionDetails(
  { db, clock, providers }: Pick<RenewDeps, 'db' | 'clock' | 'providers'>,
  id: string,
) {
  const subscription = await selectSubscription(db, id);
  if (!subscription) return undefined;
  const { memberId, licenceId, guestOrderId } = subscription;
  const [{ name: provider }] = providers;
  const now = clock.now();
  const open = await openPeriodsOf(db, [subscription]);
  const chargeOf = await nextChargesOf({ db, providers, now }, [subscription], open);
  return {
    subscription,
    /** The next charge, minor units; if it is paused or cancelled and its period is over, what resuming it now would charge. */
    nextChargeMinor: chargeOf(subscription),
    /** Where the next period is taxed, ISO 3166. */
    country: taxedIn(await buyerOfNext(db, subscription)),
    address: (await findAddress(db, memberId))?.email,
    licence: await findLicence(db, licenceId),
    card: await findCard(db, { memberId, provider, guestOrderId }),
    /** The latest period first, each with its order and that order's payment attempts, the oldest first. */
    periods: await periodsOf(db, id),
    /** What the shop does by itself from now on. */
    steps: stepsOf(subscription).filter(({ at }) => at > now),
    mails: await mailsAbout(db, `subscription ${id}`),
    audit: await auditOf(db, { kind: 'subscription', id }),
  };
}

async function periodsOf(db: Db, id: string) {
  const periods = await selectPeriods(db, id, PERIODS);
  return Promise.all(
    periods.map(async (period) => {
      const order = await findOrder(db, period.orderId);
      return {
        period,
        order,
        /** The line that paid for this period: the first order may have lines for other things. */
        line: order?.lines.find(({ id: lineId }) => lineId === period.lineId),
        payments: await paymentsOfOrder(db, period.orderId),
      };
    }),
  );
}
