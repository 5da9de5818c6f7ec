import { seatsOfMember } from '@spindle/domain/licences/activation/seats-of-member.ts';
import { countOrders } from '@spindle/domain/orders/count-orders.ts';
import { countSubscriptions } from '@spindle/domain/subscriptions/count-subscriptions.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { Log } from '@spindle/platform/log.ts';

/** How many there are in sections of the member centre; what can't be counted is left out. */
export interface Counts {
  licences?: number;
  seats?: number;
  taken?: number;
  subscriptions?: number;
  orders?: number;
}

/** For the list of sections, which also works without counts. */
export async function loadCounts(
  deps: { db: Db; clock: Clock; log: Log },
  memberId: string,
): Promise<Counts> {
  const counted = async (counting: Promise<Counts>): Promise<Counts> => {
    try {
      return await counting;
    } catch (error) {
      if (isDatabaseOutage(error)) throw error;
      deps.log.error({ err: error }, 'what is in a section could not be counted');
      return {};
    }
  };
  const [seats, subscriptions, orders] = await Promise.all([
    counted(seatsOfMember(deps, memberId)),
    counted(countSubscriptions(deps.db, memberId).then((count) => ({ subscriptions: count }))),
    counted(countOrders(deps.db, memberId).then((count) => ({ orders: count }))),
  ]);
  return { ...seats, ...subscriptions, ...orders };
}
