import { seatsOfMember } from '@spindle/domain/licences/activation/seats-of-member.ts';
import { countOrders } from '@spindle/domain/orders/count-orders.ts';
import { countSubscriptions } from '@spindle/domain/subscriptions/count-subscriptions.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { Log } from '@spindle/platform/log.ts';

/** How much there is in sections of the member centre. */
export interface Counts {
  licences: number;
  seats: number;
  taken: number;
  subscriptions: number;
  orders: number;
}

/** For the list of the sections, which does without where they can't be counted. */
export async function loadCounts(
  deps: { db: Db; clock: Clock; log: Log },
  memberId: string,
): Promise<Counts | undefined> {
  try {
    const [seats, subscriptions, orders] = await Promise.all([
      seatsOfMember(deps, memberId),
      countSubscriptions(deps.db, memberId),
      countOrders(deps.db, memberId),
    ]);
    return { ...seats, subscriptions, orders };
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    deps.log.error({ err: error }, 'what is in the sections could not be counted');
    return undefined;
  }
}
