import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import type { AuditRecord } from './audit-record.ts';
import { insertEntry } from './queries.ts';

/**
 * Writes down what staff or the shop itself changes, in the transaction of the change: it happened if and only
 * if it is written. What visitors and members do to their own things is no audit's business.
 */
export async function writeAudit(tx: Db, actor: Actor, record: AuditRecord): Promise<void> {
  if (actor.kind === 'visitor' || actor.kind === 'member') return;
  await insertEntry(tx, actor, record);
}
