import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { insertEntry } from './queries.ts';

/** The changed fields of a subject, as JSON has them; null where there was or is none. */
export type Snapshot = Readonly<Record<string, string | number | boolean | readonly string[] | null>> | null;

export interface AuditRecord {
  /** `<subject>.<verb>`, such as `licence.revoke`. */
  action: string;
  subject: { kind: string; id: string };
  /** What it was; null for something new. Only what changes, and never a secret or a licence key. */
  before: Snapshot;
  after: Snapshot;
  at: Date;
}

/**
 * Writes down what staff or the shop itself changes, in the transaction of the change: it happened if and only
 * if it is written. What visitors and members do to their own things is no audit's business.
 */
export async function writeAudit(tx: Db, actor: Actor, record: AuditRecord): Promise<void> {
  if (actor.kind === 'visitor' || actor.kind === 'member') return;
  await insertEntry(tx, actor, record);
}
