import type { Db } from '@spindle/platform/database.ts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { transactionOf } from '../publishing/transaction-of.ts';
import type { Role } from './access.ts';

export interface StaffAccount {
  role: Role;
  email: string;
}

/** Somebody was hired, left, or got another role, address or password. */
export interface StaffChange {
  /** The user who did it; nobody for the first account; the account itself if it has chosen a password by a mailed link. */
  by: unknown;
  id: string;
  /** Null if the account did not exist before, or no longer exists. */
  before: StaffAccount | null;
  after: StaffAccount | null;
  /** Whether an existing account has a new password, and how it was set: by somebody who is logged in, or by a mailed link. */
  newPassword: false | 'by log-in' | 'by link';
  /** The back office's language of whoever did it, by its own name for it. */
  language: string | undefined;
}

/** Runs in the transaction of the change: both are kept, or neither is. */
export type OnStaffChange = (tx: Db, change: StaffChange) => Promise<void>;

export function tellOfChanges(tell: OnStaffChange): {
  beforeOperation: CollectionBeforeOperationHook[];
  beforeChange: CollectionBeforeChangeHook[];
  afterLogin: CollectionAfterLoginHook[];
  afterChange: CollectionAfterChangeHook[];
  afterDelete: CollectionAfterDeleteHook[];
} {
  type Told = Pick<StaffChange, 'before' | 'after' | 'newPassword'>;
  const told = async (req: PayloadRequest, id: unknown, change: Told) => {
    const { before, after, newPassword } = change;
    if (before?.role === after?.role && before?.email === after?.email && !newPassword) return;
    const by = { by: req.user, language: req.i18n?.language };
    await tell(await transactionOf(req), { ...by, ...change, id: String(id) });
  };
  return {
    beforeOperation: [
      ({ args, operation, req }) => {
        if (operation === 'resetPassword') keptIn(req).byLink = true;
        return args;
      },
    ],
    // After somebody has chosen a password by a link, Payload logs them in, and runs no change hooks.
    afterLogin: [
      async ({ req, user }) => {
        const account = accountOf(user as unknown as StaffAccount);
        if (!keptIn(req).byLink) return;
        await told(req, user.id, { before: account, after: account, newPassword: 'by link' });
      },
    ],
    beforeChange: [
      async ({ data, operation, originalDoc, req }) => {
        // Payload hashes the password after this, and later hooks can't see that there was one.
        if (operation === 'update' && data.password) keptIn(req).newPasswords.add(originalDoc.id);
        return data;
      },
    ],
    afterChange: [
      async ({ doc, previousDoc, operation, req }) => {
        const before = operation === 'create' ? null : accountOf(previousDoc);
        const newPassword = keptIn(req).newPasswords.delete(doc.id) && 'by log-in';
        await told(req, doc.id, { before, after: accountOf(doc), newPassword });
        return doc;
      },
    ],
    afterDelete: [
      async ({ doc, req }) => told(req, doc.id, { before: accountOf(doc), after: null, newPassword: false }),
    ],
  };
}

const accountOf = ({ role, email }: StaffAccount): StaffAccount => ({ role, email });

/** What this request does: which accounts get a new password, and whether by a mailed link. */
function keptIn({ context }: PayloadRequest): { newPasswords: Set<unknown>; byLink?: boolean } {
  const kept = context as { staffChange?: { newPasswords: Set<unknown>; byLink?: boolean } };
  kept.staffChange ??= { newPasswords: new Set() };
  return kept.staffChange;
}
