import type { Db } from '@spindle/platform/database.ts';
import { findAddress } from './find-address.ts';

/**
 * Where mails about an order go: to its member's present address; to the address the order was placed with while it has no
 * member.
 */
export async function addressOfBuyer(
  db: Db,
  { memberId, email }: { memberId: string | null; email: string },
): Promise<string> {
  const member = memberId === null ? undefined : await findAddress(db, memberId);
  return member?.email ?? email;
}
