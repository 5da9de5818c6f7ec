import type { Db } from '@spindle/platform/database.ts';
import { selectNumbers } from './queries/find.ts';

/** The numbers of these orders, by their ids. */
export async function numbersOfOrders(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await selectNumbers(db, ids)).map(({ id, number }) => [id, number]));
}
