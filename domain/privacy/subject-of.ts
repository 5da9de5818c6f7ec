import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { RegisterDeps } from './deps.ts';
import { selectFormerAddresses, selectHolders } from './erasure/queries.ts';
import { whenHeld } from './held-address.ts';
import type { Subject } from './holding.ts';

/**
 * Whose data an export holds and an erasure erases: a member, with the addresses that were theirs before, or of accounts that have
 * become part of theirs. Of one that was somebody else's, too, what was written while it was theirs (GDPR, article 15(4)).
 * @param email the account's own
 */
export async function subjectOf(
  tx: Db,
  deps: Pick<RegisterDeps, 'erasures'> & { clock: Clock },
  { memberId, email }: { memberId: string; email: string },
  purpose: 'export' | 'erasure',
): Promise<Subject> {
  // Whoever gets an address while this is under way has what comes from now on.
  const now = deps.clock.now();
  const had = [email, ...(await selectFormerAddresses(tx, memberId))];
  for (const { addresses } of deps.erasures()) had.push(...((await addresses?.(tx, memberId)) ?? []));
  const emails = [...new Set(had)];
  const holders = await selectHolders(tx, emails);
  for (const part of deps.erasures()) holders.push(...((await part.holders?.(tx, emails)) ?? []));
  const isOthers = (one: string) => holders.some((each) => each.email === one && each.memberId !== memberId);
  return {
    memberId,
    emails: [email, ...emails.filter((one) => one !== email && !isOthers(one))],
    held: emails.flatMap((one) =>
      whenHeld(
        one,
        memberId,
        holders.filter((each) => each.email === one),
        { purpose, now },
      ),
    ),
  };
}
