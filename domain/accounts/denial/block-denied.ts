import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../../actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { blockAccount } from '../desk/block-account.ts';
import type { MemberRow } from '../queries.ts';
import { LOG_IN_DENIED } from './log-in-denied.ts';

const ACCOUNTS: Actor = { kind: 'system', name: 'accounts' };

type Member = Pick<MemberRow, 'id' | 'blockedReason'>;

/** Lets nobody into an account of which a denied log-in leaves open whose it is; in the transaction that holds its member. */
export async function blockDenied(tx: Db, member: Member, at: Date): Promise<void> {
  if (member.blockedReason === null) await change(tx, member, { blocked: true, at });
}

/** Lets its member in again once it is known: they have their address back. Whom staff have blocked stays out. */
export async function unblockDenied(tx: Db, member: Member, at: Date): Promise<void> {
  if (member.blockedReason === LOG_IN_DENIED) await change(tx, member, { blocked: false, at });
}

async function change(
  tx: Db,
  { id, blockedReason }: Member,
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
