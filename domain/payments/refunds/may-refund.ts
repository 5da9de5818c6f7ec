import type { Db } from '@spindle/platform/database.ts';
import { type Actor, mayAct } from '../../actor.ts';
import { selectLimit } from './queries.ts';

/**
 * Whether somebody may send so much of one order back, all in all: admins and support, each up to the amount that a
 * row says for the role; the shop itself always.
 */
export async function mayRefund(
  db: Db,
  actor: Actor,
  { amountMinor, currency }: { amountMinor: number; currency: string },
): Promise<'yes' | 'not_allowed' | 'over_limit'> {
  if (!mayAct(actor, ['admin', 'support'])) return 'not_allowed';
  if (actor.kind !== 'staff') return 'yes';
  const limit = await selectLimit(db, actor.role, currency);
  if (limit === null) return 'yes';
  return limit !== undefined && amountMinor <= limit ? 'yes' : 'over_limit';
}
