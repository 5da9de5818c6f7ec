import type { Db } from '@spindle/platform/database.ts';
import { membersOfAddresses } from '../accounts/members-of-addresses.ts';
import type { RegisterDeps } from './deps.ts';
import { selectFormerAddresses, selectOthersFormer } from './erasure/queries.ts';
import type { Subject } from './holding.ts';

/**
 * Whose data an export holds and an erasure erases: a member, with the addresses that were theirs before, or of accounts that have
 * become part of theirs, and are nobody else's. One that somebody else has had, too, is left to the last of them: what lies under it
 * does not say whose it is.
 * @param email the account's own
 */
export async function subjectOf(
  tx: Db,
  deps: Pick<RegisterDeps, 'erasures'>,
  { memberId, email }: { memberId: string; email: string },
): Promise<Subject> {
  const had = await selectFormerAddresses(tx, memberId);
  for (const { addresses } of deps.erasures()) had.push(...((await addresses?.(tx, memberId)) ?? []));
  const emails = [...new Set(had)];
  const others = new Set((await membersOfAddresses(tx, emails)).keys());
  for (const one of await selectOthersFormer(tx, { memberId, emails })) others.add(one);
  for (const { othersAddresses } of deps.erasures()) {
    for (const one of (await othersAddresses?.(tx, { memberId, emails })) ?? []) others.add(one);
  }
  return { memberId, emails: [email, ...emails.filter((one) => !others.has(one))] };
}
