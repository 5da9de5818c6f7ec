import { sql } from 'drizzle-orm';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import { transactionOf } from '../publishing/transaction-of.ts';
import { says } from './says.ts';

/** Somebody must be able to let the others in, so the last admin keeps the role, whoever takes it away and how. */
export const keepAnAdmin: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const leaves = operation === 'update' && originalDoc.role === 'admin' && (data.role ?? 'admin') !== 'admin';
  if (leaves) await refuseLast(req, originalDoc.id);
  return data;
};

/** The same when an account is deleted. */
export const keepAdminAccount: CollectionBeforeDeleteHook = ({ id, req }) => refuseLast(req, id);

/** If two admins take the role from each other at the same moment, the second one waits and is refused. */
async function refuseLast(req: PayloadRequest, id: string | number): Promise<void> {
  const tx = await transactionOf(req);
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from ${sql.identifier(CONTENT_SCHEMA)}.staff where role = 'admin' order by id for update`,
  );
  const isAdmin = rows.some((row) => String(row.id) === String(id));
  if (!isAdmin || rows.length > 1) return;
  // Without data, Payload replaces the message by words of its own.
  throw new APIError(says(req)('staff.last_admin'), 409, { id }, true);
}
