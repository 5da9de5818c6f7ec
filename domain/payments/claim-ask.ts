import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { updateAsked } from './queries.ts';

/** How often waiting pages of all nodes together may ask the provider about one payment, in ms. */
export const ASK_EVERY_MS = 5_000;

/** Whether it is this caller's turn to ask the provider how a payment stands. */
export async function claimAsk(deps: { db: Db; clock: Clock }, paymentId: string): Promise<boolean> {
  const now = deps.clock.now();
  return updateAsked(deps.db, paymentId, now, new Date(now.getTime() - ASK_EVERY_MS));
}
