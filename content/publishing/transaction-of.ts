import type { Db } from '@spindle/platform/database.ts';
import type { PayloadRequest } from 'payload';

/** The transaction in which a document is being saved. */
export async function transactionOf(req: PayloadRequest): Promise<Db> {
  const id = await req.transactionID;
  const session = id === undefined ? undefined : req.payload.db.sessions?.[id];
  if (!session) throw new Error('A document was saved outside a transaction; its publication would be lost.');
  return session.db as Db;
}
