import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { accountDetails } from '../accounts/desk/account-details.ts';
import type { Actor } from '../actor.ts';
import { mayAct } from '../staff/may-act.ts';
import { digestOf, type MergePreview, type MergeSide, problemOf } from './merge.ts';
import { selectConflicts, selectThings } from './queries.ts';

type Accounts = { keptId: string; lostId: string };

/** What a merge would move, what stays, and what both accounts have. Changes nothing. */
export async function previewMerge(
  deps: { db: Db; clock: Clock },
  actor: Actor,
  accounts: Accounts,
): Promise<
  { ok: true; preview: MergePreview } | { ok: false; error: 'not_allowed' | 'not_found' | 'same_member' }
> {
  if (!(await mayAct(deps.db, actor, 'member_merge'))) return { ok: false, error: 'not_allowed' };
  if (accounts.keptId === accounts.lostId) return { ok: false, error: 'same_member' };
  const preview = await readMerge(deps, accounts);
  return preview ? { ok: true, preview } : { ok: false, error: 'not_found' };
}

/** The same within a transaction. Undefined when one of the accounts does not exist. */
export async function readMerge(
  deps: { db: Db; clock: Clock },
  { keptId, lostId }: Accounts,
): Promise<MergePreview | undefined> {
  const kept = await sideOf(deps, keptId);
  const lost = await sideOf(deps, lostId);
  if (!kept || !lost) return undefined;
  const found = { kept, lost, conflicts: await selectConflicts(deps.db, { keptId, lostId }) };
  return { ...found, problem: problemOf(found), shown: digestOf(found) };
}

async function sideOf(deps: { db: Db; clock: Clock }, id: string): Promise<MergeSide | undefined> {
  const details = await accountDetails(deps, id);
  if (!details) return undefined;
  const { account, ways, twoFactor } = details;
  const { email, name, emailVerified, blockedAt, closedAt } = account;
  return {
    ...{ id, email, name, proved: emailVerified, blocked: blockedAt !== null, closed: closedAt !== null },
    ways: { ...ways, twoFactor: twoFactor !== undefined },
    ...(await selectThings(deps.db, { memberId: id, email })),
  };
}
