import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { type Licence, stateAt } from './licence.ts';
import { selectLicencesOfOrder } from './queries.ts';

/** The licences that an order has issued or extended, each with its line and its state as of now. */
export async function licencesOfOrder(
  deps: { db: Db; clock: Clock },
  orderId: string,
): Promise<(Licence & { lineId: string })[]> {
  const now = deps.clock.now();
  const issued = await selectLicencesOfOrder(deps.db, orderId);
  return issued.map((licence) => ({ ...licence, state: stateAt(licence, now) }));
}
