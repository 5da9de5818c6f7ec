import type { Db } from '@spindle/platform/database.ts';
import { isSwitch } from '../change-subscription.ts';
import type { Subscription } from '../subscription.ts';
import { selectOpenPeriods } from './queries.ts';

/** What waits for its money: the next period, or a change of term within the one that was paid for. */
export type OpenKind = 'renewal' | 'switch';

/** Of those of which a period waits for its money, which one it is, by subscription. */
export async function openPeriodsOf(
  db: Db,
  subscriptions: readonly Pick<Subscription, 'id' | 'periodEnd'>[],
): Promise<ReadonlyMap<string, OpenKind>> {
  const ids = subscriptions.map(({ id }) => id);
  const open = await selectOpenPeriods(db, ids);
  return new Map(
    subscriptions.flatMap((subscription): [string, OpenKind][] => {
      const period = open.get(subscription.id);
      return period ? [[subscription.id, isSwitch(period, subscription) ? 'switch' : 'renewal']] : [];
    }),
  );
}
