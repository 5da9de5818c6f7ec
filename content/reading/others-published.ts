import type { CollectionBeforeOperationHook } from 'payload';

/** In the context of a read: only the document that was asked for is read as a draft. */
export const OTHERS_PUBLISHED = { othersPublished: true };

/** Before a referenced document is read: Payload would also read it as a draft. */
export const readOthersPublished: CollectionBeforeOperationHook = ({ args, operation, context }) => {
  const isReferredTo = (args as { currentDepth?: number }).currentDepth !== undefined;
  if (operation !== 'read' || !context.othersPublished || !isReferredTo) return args;
  return { ...args, draft: false, overrideAccess: false };
};
