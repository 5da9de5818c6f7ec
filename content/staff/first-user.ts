import { sql } from 'drizzle-orm';
import { type CollectionBeforeValidateHook, Forbidden } from 'payload';
import { transactionOf } from '../publishing/transaction-of.ts';

/**
 * Somebody has to be able to let the others in: the first member of staff becomes an admin. Anybody may send the form for
 * that while there is none; Payload looks, and lets in all who send it at once.
 */
export const firstUser: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data) return data;
  const tx = await transactionOf(req);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first user', 0))`);
  const { totalDocs } = await req.payload.count({ collection: 'staff', req });
  if (totalDocs === 0) return { ...data, role: 'admin' };
  if (!req.user && req.payloadAPI !== 'local') throw new Forbidden(req.t);
  return data;
};
