import { type CollectionBeforeValidateHook, Forbidden, type SanitizedConfig } from 'payload';
import { writers } from './access.ts';

/**
 * Whoever edits a document locks others out of it. Payload lets every member of staff lock documents of any collection, in
 * anybody's name. Here only those who may write can, only in their own name, and only in collections that have locks. The accounts
 * of staff have none, because with a lock an editor could keep administrators from changing them.
 */
export function guardDocumentLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (!locks) throw new Error('Payload has no locks of documents any more.');
  Object.assign(locks.access, { create: writers, update: writers, delete: writers });
  const lockable = config.collections.filter(({ lockDocuments }) => lockDocuments !== false);
  const only = onlyOf(new Set(lockable.map(({ slug }) => slug)));
  locks.hooks.beforeValidate = [...(locks.hooks.beforeValidate ?? []), only, inOwnName];
  return config;
}

function onlyOf(lockable: ReadonlySet<string>): CollectionBeforeValidateHook {
  return ({ data, req }) => {
    const { document } = (data ?? {}) as { document?: { relationTo?: string } | null };
    if (document?.relationTo !== undefined && !lockable.has(document.relationTo)) throw new Forbidden(req.t);
    return data;
  };
}

const inOwnName: CollectionBeforeValidateHook = ({ data, req: { user } }) =>
  user ? { ...data, user: { relationTo: user.collection, value: user.id } } : data;
