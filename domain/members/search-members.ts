import type { Db } from '@spindle/platform/database.ts';
import { z } from 'zod';
import { type ListedAccount, listAccounts, searchAccounts } from '../accounts/desk/search-accounts.ts';
import type { Actor } from '../actor.ts';
import { findBuyer } from '../fulfilment/find-buyer.ts';
import { mayAct } from '../staff/may-act.ts';
import { selectMergedInto } from './queries.ts';

/**
 * Finds members by the beginning of their address or of a part of their name, a whole order number, a whole licence key, or an
 * id; also by the address or id of an account that was merged into theirs.
 */
export async function searchMembers(
  db: Db,
  actor: Actor,
  written: string,
): Promise<{ ok: true; accounts: ListedAccount[]; more: boolean } | { ok: false; error: 'not_allowed' }> {
  if (!(await mayAct(db, actor, 'members'))) return { ok: false, error: 'not_allowed' };
  // Pasted text may hold invisible characters, and PostgreSQL accepts no NUL.
  const text = written.replaceAll(/\p{Cc}/gu, ' ').trim();
  const id = z.uuid().safeParse(text.toLowerCase()).data;
  const exact = id === undefined ? await byThing(db, text) : [id];
  const ids = [...exact, ...(await selectMergedInto(db, { lostId: id, lostEmail: text.toLowerCase() }))];
  const named = await listAccounts(db, ids);
  if (id !== undefined) return { ok: true, accounts: named, more: false };
  const { accounts, more } = await searchAccounts(db, text);
  const known = new Set(named.map((account) => account.id));
  return { ok: true, accounts: [...named, ...accounts.filter((account) => !known.has(account.id))], more };
}

/** Text with an `@` is searched for as the beginning of an address. */
async function byThing(db: Db, text: string): Promise<string[]> {
  if (text === '' || text.includes('@')) return [];
  const memberId = (await findBuyer(db, text))?.memberId;
  return memberId === undefined ? [] : [memberId];
}
