import type { CollectionBeforeOperationHook } from 'payload';
import { databaseOf } from '../payload/database-of.ts';
import type { CollectionType } from '../types/define-type.ts';
import { lockAddresses } from './addresses.ts';

/**
 * Before a document is changed or deleted: whoever comes second waits until the first one is done. Both lock the same
 * rows on their way, in different orders, so that otherwise they would wait for each other.
 */
export function oneAtATime(type: CollectionType): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const { id } = args as { id?: number | string };
    if (id === undefined || (operation !== 'update' && operation !== 'delete')) return args;
    if (req.transactionID) await lockAddresses(await databaseOf(req), type, Number(id));
    return args;
  };
}
