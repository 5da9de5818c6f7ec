import { sql } from 'drizzle-orm';
import { type CollectionBeforeValidateHook, Forbidden } from 'payload';
import { transactionOf } from '../publishing/transaction-of.ts';

/**
 * Somebody must be able to let the others in, so the first member of staff becomes an admin. While there is none, anybody
 * may send the form for that. Payload checks, but would let in everybody who sends it at the same moment.
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
