import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { RegisterDeps } from './deps.ts';
import { selectFormerAddresses, selectHolders } from './erasure/queries.ts';
import { whenHeld } from './held-address.ts';
import type { Subject } from './holding.ts';

/**
 * The person whose data an export holds or an erasure erases: a member, with their former addresses and those of accounts that
 * were merged into theirs. Of an address that others have or had too, it includes what was written while it was theirs (GDPR,
 * article 15(4)).
 * @param email the account's own
 */
export async function subjectOf(
  tx: Db,
  deps: Pick<RegisterDeps, 'erasures'> & { clock: Clock },
  { memberId, email }: { memberId: string; email: string },
  purpose: 'export' | 'erasure',
): Promise<Subject> {
  // Read first: what is written from now on belongs to whoever gets an address meanwhile.
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
