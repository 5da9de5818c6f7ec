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
 * Blocks an account whose owner is in doubt: its address was changed since the denied log-in and can't be given back.
 * Otherwise whoever has the present address could ask for a new password; and whoever has an address that the account had in
 * between could give it back there, with the link that went to it. Of these links only the one that went to `email` goes on
 * working. For an account that staff have blocked already the doubt is noted as well, since it also withholds what can be
 * asked for without a log-in. Runs in the transaction that holds the member.
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

/** Unblocks the account once its owner is known, having the address back. A block by staff stays. */
export async function unblockDenied(tx: Db, member: Member, at: Date): Promise<void> {
  if (member.blockedReason === LOG_IN_DENIED) await change(tx, member, { blocked: false, at });
  else await setOwnerInDoubt(tx, member.id, null);
}

/**
 * Ends the earlier links that undo a change of address or deny a log-in. Called when staff unblock an account, having found
 * that its present address is the owner's: whoever has a former mailbox could shut the owner out again. Runs in the
 * transaction that holds the member.
 * @returns how many links were ended
 */
export async function endLinksOfBefore(tx: Db, memberId: string, at: Date): Promise<number> {
  const undoing = await endLinks(tx, { memberId, after: revertibleAfter(at), now: at });
  const denying = await deleteDenialTokens(tx, memberId);
  // The note about forgotten devices is stored among the links that deny a log-in, and was deleted with them.
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
