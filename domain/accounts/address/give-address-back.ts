import type { Db } from '@spindle/platform/database.ts';
import type { AccountsDeps } from '../deps.ts';
import { endMergedAccount, lockAccounts, takeProfile } from '../desk/merge-accounts.ts';
import { findMemberByEmail, hasMoreThanMailbox, isProved, lockMember, type MemberRow } from '../queries.ts';
import { SESSION_SECONDS } from '../sessions/auth.ts';
import { hasTotpOfBefore } from '../two-factor/queries.ts';
import { moveAddress, selectBeganHeld } from './queries.ts';

/** Rolls the transaction back: the address has passed to another account meanwhile, which has to be looked at first. */
export class MovedOn extends Error {}

/** The member whose account is to get an address back, and the member who has that address now, both locked. */
export interface HeldForAddress {
  memberId: string;
  email: string;
  member: MemberRow | undefined;
  theirs: MemberRow | undefined;
}

/** What giving an address back needs. */
export type GivesBack = Pick<AccountsDeps, 'clock' | 'handOver' | 'isBrought'>;

/** Locks both in the order in which a merge does. */
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
 * Gives the address back to the member. If another account has it now, that account is merged into the member's where nobody
 * has proved it (such as that of a guest who bought), or where a purchase began it after the member had left the address and
 * nothing opens it but the mailbox that the link went to: then it is the member's own second account. Returns false, with
 * nothing changed, while the other account is somebody else's.
 * @param since what was done in the account after this time may not have been done by its member
 * @throws MovedOn when it has to be tried again
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
 * Whether the account that has a member's former address belongs to somebody else, so that it must not be merged. While the
 * address is held, an account can begin there only by a purchase, and then be proved by links mailed to it, or by an import
 * from another shop, where it may be anybody's. One with a second factor or a passkey is for its owner to decide about, and a
 * merge must not undo a block or an erasure, whoever owns the account. Nor is it merged into an account with an older second
 * factor, which whoever has the mailbox now may not own.
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

/** Since when an intruder may have used the account: the session in which the address was changed began after this time. */
export function doubtedSince(changedAt: Date): Date {
  return new Date(changedAt.getTime() - SESSION_SECONDS * 1000);
}

/** Whether giving a former address back to a member would be refused now. */
export async function isTaken(
  db: Db,
  deps: Pick<GivesBack, 'isBrought'>,
  { memberId, email, since }: { memberId: string; email: string; since: Date },
): Promise<boolean> {
  const theirs = await findMemberByEmail(db, email);
  if (!theirs || theirs.id === memberId) return false;
  return isSomebodyElses(db, deps, { memberId, email, theirs, since });
}

/** The id of another account that has the address now. */
async function findOther(
  tx: Db,
  { memberId, email }: { memberId: string; email: string },
): Promise<string | undefined> {
  const found = await findMemberByEmail(tx, email);
  return found?.id === memberId ? undefined : found?.id;
}

/** Runs a transaction, again each time the address has passed to another account meanwhile. */
export async function untilSettled<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await db.transaction(work);
    } catch (thrown) {
      if (!(thrown instanceof MovedOn)) throw thrown;
    }
  }
}
