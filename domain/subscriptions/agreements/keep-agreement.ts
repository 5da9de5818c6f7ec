import { createHash } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../../actor.ts';
import { insertAgreement, withdrawWaiting } from './queries.ts';

/**
 * Stores what a member agrees to, in the transaction that carries it out. Does nothing for staff and the shop itself.
 * @param lines the words of the page, from its heading to the button
 * @param orderId null where the order comes with the next renewal: then this replaces an agreement that waited for it
 */
export async function keepAgreement(
  tx: Db,
  actor: Actor,
  lines: readonly string[],
  { subscriptionId, orderId, at }: { subscriptionId: string; orderId: string | null; at: Date },
): Promise<void> {
  if (actor.kind !== 'member') return;
  if (orderId === null) await withdrawWaiting(tx, subscriptionId, at);
  const text = lines.join('\n');
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  await insertAgreement(tx, { text, version, at }, { subscriptionId, orderId });
}
