import type { CollectionBeforeOperationHook } from 'payload';
import { databaseOf } from '../payload/database-of.ts';
import type { CollectionType } from '../types/define-type.ts';
import { lockAddresses } from './addresses.ts';

/**
 * Before a document is changed or deleted: the second of two requests waits until the first is done. Both lock the same
 * rows, but in different orders, so without this they could deadlock.
 */
export function oneAtATime(type: CollectionType): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const { id } = args as { id?: number | string };
    if (id === undefined || (operation !== 'update' && operation !== 'delete')) return args;
    if (req.transactionID) await lockAddresses(await databaseOf(req), type, Number(id));
    return args;
  };
}
