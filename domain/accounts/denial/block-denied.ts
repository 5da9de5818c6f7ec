import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../../actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { revertibleAfter } from '../address/address-code.ts';
import { endLinks, endLinksElsewhere } from '../address/queries.ts';
import { blockAccount } from '../desk/block-account.ts';
import { type MemberRow, setOwnerInDoubt } from '../queries.ts';
import { LOG_IN_DENIED } from './log-in-denied.ts';
import { isInDoubt } from './owner-in-doubt.ts';
import { deleteDenialTokens, forgetDevices } from './queries.ts';

const ACCOUNTS: Actor = { kind: 'system', name: 'accounts' };

type Member = Pick<MemberRow, 'id' | 'blockedAt' | 'blockedReason' | 'ownerInDoubtAt'>;

/**
 * Lets nobody into an account of which it is open whose it is: its address was changed since, and can't be given back. Whoever has
 * the present one could ask for a new password, and whoever has one that the account had in between could give it that, by the link
 * that went there, and be let in as its owner is: of these links that to `email` alone goes on working. Of an account that staff
 * have blocked already it is noted, too, since it keeps what is asked for without a log-in from them. In the transaction that holds
 * the member.
 */
export async function blockDenied(
  tx: Db,
  member: Member,
  { since, email, at }: { since: Date; email: string; at: Date },
): Promise<void> {
  if (member.blockedReason === null) await change(tx, member, { blocked: true, at });
  if (!isInDoubt(member)) await setOwnerInDoubt(tx, member.id, at);
  await endLinksElsewhere(tx, { memberId: member.id, since, email, now: at });
}

/** Lets its member in again once it is known: they have their address back. Whom staff have blocked stays out. */
export async function unblockDenied(tx: Db, member: Member, at: Date): Promise<void> {
  if (member.blockedReason === LOG_IN_DENIED) await change(tx, member, { blocked: false, at });
  else await setOwnerInDoubt(tx, member.id, null);
}

/**
 * Ends what links of before could do to an account whose present address staff have found to be its owner's, by letting them in:
 * who has the mailbox that it had before would shut them out again. In the transaction that holds the member.
 * @returns how many links have ended
 */
export async function endLinksOfBefore(tx: Db, memberId: string, at: Date): Promise<number> {
  const undoing = await endLinks(tx, { memberId, after: revertibleAfter(at), now: at });
  const denying = await deleteDenialTokens(tx, memberId);
  // That its devices were forgotten is kept among the links that deny a log-in, and was deleted with them.
  await forgetDevices(tx, memberId, at);
  return undoing + denying;
}

async function change(
  tx: Db,
  { id, blockedReason }: Pick<Member, 'id' | 'blockedReason'>,
  { blocked, at }: { blocked: boolean; at: Date },
): Promise<void> {
  await blockAccount(tx, id, blocked ? { at, reason: LOG_IN_DENIED } : null);
  await writeAudit(tx, ACCOUNTS, {
    action: blocked ? 'member.block' : 'member.unblock',
    subject: { kind: 'member', id },
    before: { blocked: !blocked, reason: blockedReason },
    after: { blocked, reason: LOG_IN_DENIED },
    at,
  });
}
