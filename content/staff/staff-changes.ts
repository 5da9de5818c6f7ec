import type { Db } from '@spindle/platform/database.ts';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { transactionOf } from '../publishing/transaction-of.ts';
import type { Role } from './access.ts';

/** Somebody was hired, got another role, or left. */
export interface StaffChange {
  /** Who did it, as logged in; nobody for the first account. */
  by: unknown;
  id: string;
  /** Null for somebody new, or gone. */
  before: Role | null;
  after: Role | null;
}

/** Runs in the transaction of the change: both are kept or neither. */
export type OnStaffChange = (tx: Db, change: StaffChange) => Promise<void>;

export function tellOfChanges(tell: OnStaffChange): {
  afterChange: CollectionAfterChangeHook[];
  afterDelete: CollectionAfterDeleteHook[];
} {
  const told = async (req: PayloadRequest, id: unknown, before: Role | null, after: Role | null) => {
    if (before !== after)
      await tell(await transactionOf(req), { by: req.user, id: String(id), before, after });
  };
  return {
    afterChange: [
      async ({ doc, previousDoc, operation, req }) => {
        await told(req, doc.id, operation === 'create' ? null : previousDoc.role, doc.role);
        return doc;
      },
    ],
    afterDelete: [async ({ doc, req }) => told(req, doc.id, doc.role, null)],
  };
}
