import type { Db } from '@spindle/platform/database.ts';
import type { PayloadRequest } from 'payload';

/** The connection of the current transaction, if there is one: a second connection might have to wait for it. */
export async function databaseOf({ payload, transactionID }: PayloadRequest): Promise<Db> {
  const id = await transactionID;
  const session = id === undefined ? undefined : payload.db.sessions?.[id];
  return (session?.db ?? payload.db.drizzle) as Db;
}
