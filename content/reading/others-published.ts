import type { CollectionBeforeOperationHook } from 'payload';

/** In a read's context: only the document that was asked for is read as it is drafted. */
export const OTHERS_PUBLISHED = { othersPublished: true };

/** Before what a document refers to is read: Payload would read it as it has read the document itself. */
export const readOthersPublished: CollectionBeforeOperationHook = ({ args, operation, context }) => {
  const isReferredTo = (args as { currentDepth?: number }).currentDepth !== undefined;
  if (operation !== 'read' || !context.othersPublished || !isReferredTo) return args;
  return { ...args, draft: false, overrideAccess: false };
};
