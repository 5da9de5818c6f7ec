import type { CollectionBeforeValidateHook, SanitizedConfig } from 'payload';
import { writers } from './access.ts';

/**
 * Who edits a document keeps others out of it. Payload lets every member of staff do so, and in anybody's name: here
 * only those who write, and in their own.
 */
export function guardDocumentLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (!locks) throw new Error('Payload has no locks of documents any more.');
  Object.assign(locks.access, { create: writers, update: writers, delete: writers });
  locks.hooks.beforeValidate = [...(locks.hooks.beforeValidate ?? []), inOwnName];
  return config;
}

const inOwnName: CollectionBeforeValidateHook = ({ data, req: { user } }) =>
  user ? { ...data, user: { relationTo: user.collection, value: user.id } } : data;
