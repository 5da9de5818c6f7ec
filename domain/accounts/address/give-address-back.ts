import type { Db } from '@spindle/platform/database.ts';
import type { AccountsDeps } from '../deps.ts';
import { lockAccounts } from '../desk/merge-accounts.ts';
import { deleteMember, findMemberByEmail, isProved, lockMember, type MemberRow } from '../queries.ts';
import { moveAddress } from './queries.ts';

/** Leaves the transaction without a trace: somebody has got the address in between; whose account that is has to be seen first. */
export class MovedOn extends Error {}

/** A member whose account is to have an address again, and whose account has it by now, both held. */
export interface HeldForAddress {
  memberId: string;
  email: string;
  member: MemberRow | undefined;
  theirs: MemberRow | undefined;
}

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
 * part of theirs. False, with nothing changed, while the account there is somebody's.
 * @throws MovedOn to be tried anew
 */
export async function giveAddressBack(
  tx: Db,
  { handOver }: Pick<AccountsDeps, 'handOver'>,
  { memberId, email, theirs }: HeldForAddress,
): Promise<boolean> {
  if (theirs?.id !== (await findOther(tx, { memberId, email }))) throw new MovedOn();
  if (theirs) {
    if (await isProved(tx, theirs.id)) return false;
    await handOver(tx, { from: theirs.id, to: memberId });
    await deleteMember(tx, theirs.id);
  }
  if (!(await moveAddress(tx, memberId, email))) throw new MovedOn();
  return true;
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
