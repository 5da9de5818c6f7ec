import type { Db } from '@spindle/platform/database.ts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { transactionOf } from '../publishing/transaction-of.ts';
import type { Role } from './access.ts';

export interface StaffAccount {
  role: Role;
  email: string;
}

/** Somebody was hired, got another role, address or password, or left. */
export interface StaffChange {
  /** Who did it, as logged in; nobody for the first account. */
  by: unknown;
  id: string;
  /** Null for somebody new, or gone. */
  before: StaffAccount | null;
  after: StaffAccount | null;
  /** Whether an account that was there has another password now. */
  newPassword: boolean;
  /** Of the back office of who did it, as that names it. */
  language: string | undefined;
}

/** Runs in the transaction of the change: both are kept or neither. */
export type OnStaffChange = (tx: Db, change: StaffChange) => Promise<void>;

export function tellOfChanges(tell: OnStaffChange): {
  beforeChange: CollectionBeforeChangeHook[];
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
    beforeChange: [
      async ({ data, operation, originalDoc, req }) => {
        // Payload hashes it after this and leaves no trace of it for what runs after the change.
        if (operation === 'update' && data.password) passwordsIn(req).add(originalDoc.id);
        return data;
      },
    ],
    afterChange: [
      async ({ doc, previousDoc, operation, req }) => {
        const before = operation === 'create' ? null : accountOf(previousDoc);
        const newPassword = passwordsIn(req).delete(doc.id);
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

/** The accounts that get a new password by what is being asked. */
function passwordsIn({ context }: PayloadRequest): Set<unknown> {
  const kept = context as { newPasswords?: Set<unknown> };
  kept.newPasswords ??= new Set();
  return kept.newPasswords;
}
