import type { Db } from '@spindle/platform/database.ts';
import { membersOfAddresses } from '../accounts/members-of-addresses.ts';
import type { RegisterDeps } from './deps.ts';
import { selectFormerAddresses } from './erasure/queries.ts';
import type { Subject } from './holding.ts';

/**
 * Whose data an export holds and an erasure erases: a member, with the addresses that were theirs before, or of accounts that have
 * become part of theirs, and are nobody else's by now.
 * @param email the account's own
 */
export async function subjectOf(
  tx: Db,
  deps: Pick<RegisterDeps, 'erasures'>,
  { memberId, email }: { memberId: string; email: string },
): Promise<Subject> {
  const had = await selectFormerAddresses(tx, memberId);
  for (const { addresses } of deps.erasures()) had.push(...((await addresses?.(tx, memberId)) ?? []));
  const others = await membersOfAddresses(tx, had);
  return { memberId, emails: [email, ...[...new Set(had)].filter((one) => !others.has(one))] };
}
