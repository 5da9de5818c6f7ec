import type { Db } from '@spindle/platform/database.ts';
import type { CollectionConfig } from 'payload';
import { transactionOf } from '../publishing/transaction-of.ts';
import { lockAccounts } from './account-turns.ts';

type LogOutHook = NonNullable<NonNullable<CollectionConfig['hooks']>['afterLogout']>[number];

/** Runs in the transaction that ends the session: both are kept, or neither is. */
export type OnStaffLogOut = (tx: Db, staffId: string) => Promise<void>;

/** Payload calls this just before it removes the session, whether one or all of the account's sessions end. */
export function tellOfLogOut(tell: OnStaffLogOut): LogOutHook {
  return async ({ req }) => {
    if (!req.user) return;
    // Changes of an account take this lock before they touch anything else, so that no two wait for each other.
    await lockAccounts(req);
    await tell(await transactionOf(req), String(req.user.id));
  };
}
