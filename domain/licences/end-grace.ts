import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { selectGrantsOfSource } from './queries.ts';
import { takeBackGrant } from './take-back-grant.ts';

const SUBSCRIPTIONS: Actor = { kind: 'system', name: 'subscriptions' };

/** Takes back the time that a licence was given while its subscription waited for its money. */
export async function endGrace(deps: { db: Db; clock: Clock }, subscriptionId: string): Promise<void> {
  const grants = await selectGrantsOfSource(deps.db, { source: 'grace', sourceId: subscriptionId });
  for (const grant of grants) if (!grant.takenBackAt) await takeBackGrant(deps, SUBSCRIPTIONS, grant);
}
