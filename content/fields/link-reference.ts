import { sql } from 'drizzle-orm';
import type { FieldHook } from 'payload';
import { databaseOf } from '../payload/database-of.ts';

/** A document that a link leads to, and the rest of its address: a query, an anchor. */
export interface LinkReference {
  type: string;
  id: number;
  rest: string;
}

/**
 * A link to a page is stored as a reference to its document, so that it follows a change of address. It has the form of a
 * path because the link fields hold paths.
 */
const STORED = /^\/doc\/([a-z-]+)\/(\d+)([?#].*)?$/;

/** @returns the document of a stored link; undefined if the link leads anywhere else */
export function readReference(stored: unknown): LinkReference | undefined {
  const [, type, id, rest = ''] = typeof stored === 'string' ? (STORED.exec(stored) ?? []) : [];
  return type && id ? { type, id: Number(id), rest } : undefined;
}

/** For the request's `context`: links are returned as they are stored. */
export const AS_STORED = { linksAsStored: true };

const toReference: FieldHook = async ({ value, req }) => {
  if (typeof value !== 'string' || !/^\/(?!\/)/.test(value) || readReference(value)) return value;
  const [path = ''] = value.split(/[?#]/, 1);
  const db = await databaseOf(req);
  const { rows } = await db.execute<{ type: string; id: number }>(
    sql`select type, document_id as id from cms.addresses where path = ${path}`,
  );
  const [target] = rows;
  return target ? `/doc/${target.type}/${target.id}${value.slice(path.length)}` : value;
};

/** Editors see and type addresses. The link to a document that is gone is empty. */
const toAddress: FieldHook = async ({ value, req, context }) => {
  const reference = context.linksAsStored ? undefined : readReference(value);
  if (!reference) return value;
  const db = await databaseOf(req);
  const { rows } = await db.execute<{ path: string }>(sql`
    select path from cms.addresses where type = ${reference.type} and document_id = ${reference.id}
    order by published desc limit 1`);
  const [address] = rows;
  return address ? address.path + reference.rest : null;
};

/** Makes a text field hold a link. */
export const holdsLink = {
  hooks: { beforeChange: [toReference], afterRead: [toAddress] },
  custom: { holdsLink: true },
};
