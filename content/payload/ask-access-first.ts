import { type CollectionBeforeOperationHook, executeAccess, type SanitizedConfig } from 'payload';

/**
 * Payload checks access only after all `beforeOperation` hooks have run. Ours do real work: they decode a whole picture, or wait
 * for another save of the same document, inside a transaction, and only a few transactions run at a time. So this hook, the first
 * one of every collection, refuses those who may not write. Payload checks again when the other hooks have run.
 */
export function askAccessFirst(config: SanitizedConfig): SanitizedConfig {
  for (const { access, hooks } of config.collections) {
    const ask: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
      if (overrideAccess || !isWrite(operation)) return;
      const { id, data } = args as { id?: number | string; data?: unknown };
      await executeAccess({ ...(id !== undefined && { id }), data, req }, access[operation]);
    };
    hooks.beforeOperation = [ask, ...(hooks.beforeOperation ?? [])];
  }
  return config;
}

const isWrite = (operation: string): operation is 'create' | 'update' | 'delete' =>
  operation === 'create' || operation === 'update' || operation === 'delete';
