import type { Db } from '@spindle/platform/database.ts';
import { type ListedAccount, selectAccounts, selectByAddress, selectByName } from './queries.ts';

export type { ListedAccount };

/** A longer list helps nobody; another letter does. */
export const MOST_ACCOUNTS = 50;

/** A single letter could match all of a shop's members. */
const LEAST = 2;

/**
 * Accounts whose address begins with `text`, then those in whose name each of its words begins a word.
 * @returns at most `MOST_ACCOUNTS`, and whether there are more.
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

/** Those of these accounts that exist. */
export async function listAccounts(db: Db, ids: readonly string[]): Promise<ListedAccount[]> {
  return selectAccounts(db, ids);
}
