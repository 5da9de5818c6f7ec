import type { Db } from '@spindle/platform/database.ts';
import type { AccountsDeps } from '../deps.ts';
import { endMergedAccount, lockAccounts, takeProfile } from '../desk/merge-accounts.ts';
import { findMemberByEmail, hasMoreThanMailbox, isProved, lockMember, type MemberRow } from '../queries.ts';
import { SESSION_SECONDS } from '../sessions/auth.ts';
import { hasTotpOfBefore } from '../two-factor/queries.ts';
import { moveAddress, selectBeganHeld } from './queries.ts';

/** Leaves the transaction without a trace: somebody has got the address in between; whose account that is has to be seen first. */
export class MovedOn extends Error {}

/** A member whose account is to have an address again, and whose account has it by now, both held. */
export interface HeldForAddress {
  memberId: string;
  email: string;
  member: MemberRow | undefined;
  theirs: MemberRow | undefined;
}

/** What giving an address back needs. */
export type GivesBack = Pick<AccountsDeps, 'clock' | 'handOver' | 'isBrought'>;

/** Holds them in the order in which a merge does. */
export async function holdForAddress(
  tx: Db,
  { memberId, email }: { memberId: string; email: string },
): Promise<HeldForAddress> {
  const other = await findOther(tx, { memberId, email });
  const [member, theirs] = other
    ? await lockAccounts(tx, [memberId, other])
    : [await lockMember(tx, memberId)];
  return { memberId, email, member, theirs };
}

/**
 * Gives the address to the member. An account that has it by now and that nobody has proved, as one of a guest who bought, becomes
 * part of theirs; so does one that a purchase began after the member had left the address, and that nothing but the mailbox opens
 * to which the link went, too: that one is the member's own second account, and is merged as staff merge two of a person. False,
 * with nothing changed, while the account there is somebody else's.
 * @param since what was done in the account since then may not have been its member
 * @throws MovedOn to be tried anew
 */
export async function giveAddressBack(
  tx: Db,
  deps: GivesBack,
  { memberId, email, member, theirs }: HeldForAddress,
  since: Date,
): Promise<boolean> {
  if (theirs?.id !== (await findOther(tx, { memberId, email }))) throw new MovedOn();
  if (member && theirs) {
    if (await isSomebodyElses(tx, deps, { memberId, email, theirs, since })) return false;
    const wasProved = await isProved(tx, theirs.id);
    const at = deps.clock.now();
    await deps.handOver(tx, { from: theirs.id, to: memberId, isProved: wasProved });
    await endMergedAccount(tx, { lostId: theirs.id, keptId: memberId }, at);
    if (wasProved) await takeProfile(tx, { lost: theirs, kept: member }, at);
  }
  if (!(await moveAddress(tx, memberId, email))) throw new MovedOn();
  return true;
}

/**
 * Whether the account that has a member's former address is somebody's, so that it can't become part of theirs. While the address
 * is held one begins there with a purchase alone, and is proved by links that are mailed to it, or is brought from another shop,
 * where it may be anybody's. One with a second proof is its owner's to decide about, and a block or an erasure is not undone by the
 * way, whoever the account is. Nor does it become part of an account with a second factor of before: who has the mailbox by now may
 * not have that.
 */
async function isSomebodyElses(
  db: Db,
  { isBrought }: Pick<GivesBack, 'isBrought'>,
  { memberId, email, theirs, since }: { memberId: string; email: string; theirs: MemberRow; since: Date },
): Promise<boolean> {
  if (theirs.blockedAt ?? theirs.closedAt) return true;
  if (await isBrought(db, theirs.id)) return true;
  if (!(await isProved(db, theirs.id))) return false;
  if (!(await selectBeganHeld(db, { memberId, email, other: theirs.id }))) return true;
  return (await hasTotpOfBefore(db, memberId, since)) || hasMoreThanMailbox(db, theirs.id);
}

/** Since when an account may have been somebody else's: whoever changed the address did so in a session that had begun by then. */
export function doubtedSince(changedAt: Date): Date {
  return new Date(changedAt.getTime() - SESSION_SECONDS * 1000);
}

/** Whether giving a member a former address back would be refused, as it stands now. */
export async function isTaken(
  db: Db,
  deps: Pick<GivesBack, 'isBrought'>,
  { memberId, email, since }: { memberId: string; email: string; since: Date },
): Promise<boolean> {
  const theirs = await findMemberByEmail(db, email);
  if (!theirs || theirs.id === memberId) return false;
  return isSomebodyElses(db, deps, { memberId, email, theirs, since });
}

/** Whose account has the address by now. */
async function findOther(
  tx: Db,
  { memberId, email }: { memberId: string; email: string },
): Promise<string | undefined> {
  const found = await findMemberByEmail(tx, email);
  return found?.id === memberId ? undefined : found?.id;
}

/** Does something in a transaction, anew as often as an address has moved on. */
export async function untilSettled<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await db.transaction(work);
    } catch (thrown) {
      if (!(thrown instanceof MovedOn)) throw thrown;
    }
  }
}
