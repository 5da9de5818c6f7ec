import type { Db } from '@spindle/platform/database.ts';
import { selectPaidPids } from './queries/lists.ts';

/** What orders to an address have paid for. @param email as accounts and orders keep it, in lower case */
export function boughtPids(db: Db, email: string): Promise<string[]> {
  return selectPaidPids(db, email);
}
