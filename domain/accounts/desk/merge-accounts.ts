import type { Db } from '@spindle/platform/database.ts';
import { deleteDenialTokens } from '../denial/queries.ts';
import { deleteMember, lockMember, type MemberRow, updateMember } from '../queries.ts';
import { updateHistoryMember } from './queries.ts';

/** Holds two accounts until the transaction ends, in the order of their ids: who merges them the other way round waits. */
export async function lockAccounts(
  tx: Db,
  ids: readonly [string, string],
): Promise<readonly [MemberRow | undefined, MemberRow | undefined]> {
  const locked = new Map<string, MemberRow | undefined>();
  for (const id of ids.toSorted()) locked.set(id, await lockMember(tx, id));
  return [locked.get(ids[0]), locked.get(ids[1])];
}

/**
 * Ends an account whose things are another one's by now, with its sessions, links, ways in and second factor. The other one
 * keeps its own, and learns which addresses the lost one had, by which an erasure finds what was kept under them, and who of
 * support looked into it. The caller holds both.
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

/** Gives an account a name and a country where it has none, from one of the same person's that has become part of it. */
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
