import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { type Licence, stateAt } from './licence.ts';
import { selectLicencesOfOrder } from './queries.ts';

/** The licences an order has brought, each with its state as of now. */
export async function licencesOfOrder(deps: { db: Db; clock: Clock }, orderId: string): Promise<Licence[]> {
  const now = deps.clock.now();
  const issued = await selectLicencesOfOrder(deps.db, orderId);
  return issued.map((licence) => ({ ...licence, state: stateAt(licence, now) }));
}
