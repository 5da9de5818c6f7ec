import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Licence } from '../licences/licence.ts';
import { licencesOfOrder } from '../licences/licences-of-order.ts';

/** A licence as its buyer may see it. */
export type Grant = Pick<Licence, 'key' | 'alsoOpens' | 'state' | 'seats' | 'worksUntil' | 'updatesUntil'> & {
  lineId: string;
};

/** The licences of an order, each with its present state. */
export async function grantsOfOrder(deps: { db: Db; clock: Clock }, orderId: string): Promise<Grant[]> {
  const licences = await licencesOfOrder(deps, orderId);
  return licences.map(({ lineId, key, alsoOpens, state, seats, worksUntil, updatesUntil }) => ({
    lineId,
    key,
    alsoOpens,
    state,
    seats,
    worksUntil,
    updatesUntil,
  }));
}
