import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { selectGrantsOfSource } from './queries.ts';
import { takeBackGrant } from './take-back-grant.ts';

const SUBSCRIPTIONS: Actor = { kind: 'system', name: 'subscriptions' };

/** Takes back the grace that a licence was granted while a payment of its subscription was pending. */
export async function endGrace(deps: { db: Db; clock: Clock }, subscriptionId: string): Promise<void> {
  const grants = await selectGrantsOfSource(deps.db, { source: 'grace', sourceId: subscriptionId });
  for (const grant of grants) if (!grant.takenBackAt) await takeBackGrant(deps, SUBSCRIPTIONS, grant);
}
