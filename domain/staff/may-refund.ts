import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { mayAct } from './may-act.ts';
import { selectLimit } from './queries.ts';

/** Whether an actor may refund this amount of one order in total: staff up to the limit of their role, the shop itself always. */
export async function mayRefund(
  db: Db,
  actor: Actor,
  { amountMinor, currency }: { amountMinor: number; currency: string },
): Promise<'yes' | 'not_allowed' | 'over_limit'> {
  if (!(await mayAct(db, actor, 'refunds'))) return 'not_allowed';
  const limit = await refundLimit(db, actor, currency);
  return limit === null || amountMinor <= limit ? 'yes' : 'over_limit';
}

/** How much of one order an actor may refund, in minor units; null for as much as was paid. */
export async function refundLimit(db: Db, actor: Actor, currency: string): Promise<number | null> {
  if (actor.kind !== 'staff') return null;
  const limit = await selectLimit(db, actor.role, currency);
  return limit === undefined ? 0 : limit;
}
