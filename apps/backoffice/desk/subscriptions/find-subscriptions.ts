import { memberOfAddress } from '@spindle/domain/accounts/member-of-address.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { listSubscriptions } from '@spindle/domain/subscriptions/desk/list-subscriptions.ts';
import { openPeriodsOf } from '@spindle/domain/subscriptions/periods/open-periods-of.ts';
import { nextChargesOf } from '@spindle/domain/subscriptions/renewal/next-charges.ts';
import type { Subscription } from '@spindle/domain/subscriptions/subscription.ts';
import { z } from 'zod';
import { subscriptionFilter } from './subscription-filter.ts';

/**
 * A subscription with its next charge in minor units; for a paused or cancelled one whose period is over, the charge for
 * resuming it now.
 */
export type FoundSubscription = Subscription & { nextChargeMinor: number };

/** A page of the subscriptions that match the filters in the query. */
export async function findSubscriptions(
  { db, clock, providers }: Pick<Shop['deps'], 'db' | 'clock' | 'providers'>,
  asked: Readonly<Record<string, string | undefined>>,
  after: string | undefined,
): Promise<{ subscriptions: FoundSubscription[]; next: string | undefined }> {
  const email = asked.email?.trim().toLowerCase();
  const memberId = email ? await memberOfAddress(db, email) : undefined;
  if (email && memberId === undefined) return { subscriptions: [], next: undefined };
  const now = clock.now();
  const filter = { ...subscriptionFilter(asked, now), memberId };
  const { subscriptions, next } = await listSubscriptions(db, filter, {
    after: z.uuid().safeParse(after).data,
  });
  const open = await openPeriodsOf(db, subscriptions);
  const chargeOf = await nextChargesOf({ db, providers, now }, subscriptions, open);
  return { subscriptions: subscriptions.map((one) => ({ ...one, nextChargeMinor: chargeOf(one) })), next };
}
