import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import type { AuditRecord } from './audit-record.ts';
import { insertEntry } from './queries.ts';

/**
 * Records a change by staff or by the shop itself, in the transaction of the change, so that there is an entry if and only if
 * it happened. What visitors and members do with their own things is not audited.
 */
export async function writeAudit(tx: Db, actor: Actor, record: AuditRecord): Promise<void> {
  if (actor.kind === 'visitor' || actor.kind === 'member') return;
  await insertEntry(tx, actor, record);
}
