import type { Db } from '@spindle/platform/database.ts';
import { type ListedAccount, selectAccounts, selectByAddress, selectByName } from './queries.ts';

export type { ListedAccount };

/** More does not help anybody: the next letter does. */
export const MOST_ACCOUNTS = 50;

/** With one letter, all of a shop's members could be meant. */
const LEAST = 2;

/**
 * Accounts whose address begins with a text, and then those in whose name each of its words begins a word.
 * @returns `MOST_ACCOUNTS` at most, and whether there are more.
 */
export async function searchAccounts(
  db: Db,
  text: string,
): Promise<{ accounts: ListedAccount[]; more: boolean }> {
  const start = text.trim().toLowerCase();
  if (start.length < LEAST) return { accounts: [], more: false };
  const limit = MOST_ACCOUNTS + 1;
  const byAddress = await selectByAddress(db, start, limit);
  const words = start.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const byName =
    start.includes('@') || words.length === 0 || byAddress.length === limit
      ? []
      : await selectByName(db, words, limit);
  const known = new Set(byAddress.map(({ id }) => id));
  const all = [...byAddress, ...byName.filter(({ id }) => !known.has(id))];
  return { accounts: all.slice(0, MOST_ACCOUNTS), more: all.length > MOST_ACCOUNTS };
}

/** Those of these that there are. */
export async function listAccounts(db: Db, ids: readonly string[]): Promise<ListedAccount[]> {
  return selectAccounts(db, ids);
}
