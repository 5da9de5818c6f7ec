import type { Db } from '@spindle/platform/database.ts';
import { deleteDenialTokens } from '../denial/queries.ts';
import { deleteMember, lockMember, type MemberRow, updateMember } from '../queries.ts';
import { updateHistoryMember } from './queries.ts';

/**
 * Holds two accounts until the transaction ends, in the order of their ids, so that a merge in the other direction waits
 * instead of causing a deadlock.
 */
export async function lockAccounts(
  tx: Db,
  ids: readonly [string, string],
): Promise<readonly [MemberRow | undefined, MemberRow | undefined]> {
  const locked = new Map<string, MemberRow | undefined>();
  for (const id of ids.toSorted()) locked.set(id, await lockMember(tx, id));
  return [locked.get(ids[0]), locked.get(ids[1])];
}

/**
 * Ends an account whose things now belong to another one, with its sessions, links, ways in and second factor. The other
 * account keeps its own. It also takes over the lost account's history of addresses, by which an erasure finds what was stored
 * under them, and the list of support staff who looked into it. The caller holds both.
 */
export async function endMergedAccount(
  tx: Db,
  { lostId, keptId }: { lostId: string; keptId: string },
  at: Date,
): Promise<void> {
  await updateHistoryMember(tx, { from: lostId, to: keptId }, at);
  await deleteDenialTokens(tx, lostId);
  await deleteMember(tx, lostId);
}

/** Fills in an account's missing name and country from a merged account of the same person. */
export async function takeProfile(
  tx: Db,
  { lost, kept }: { lost: MemberRow; kept: MemberRow },
  at: Date,
): Promise<void> {
  await updateMember(tx, kept.id, {
    ...{ name: kept.name || lost.name, country: kept.country ?? lost.country },
    ...{ vip: Math.max(kept.vip, lost.vip), updatedAt: at },
  });
}
