import type { CollectionBeforeOperationHook } from 'payload';
import { z } from 'zod';

/** What the back office's picture editor sends beside the form. */
const edits = z.object({ focalPoint: z.object({ x: z.coerce.number(), y: z.coerce.number() }) });

/**
 * The focal point of a picture is only a field, and changes no file. Payload would fetch the picture from the back
 * office's public address and store it again under its name.
 */
export const keepPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || req.file || !req.query?.uploadEdits) return args;
  const asked = edits.safeParse(req.query.uploadEdits);
  delete req.query.uploadEdits;
  if (!asked.success) return args;
  const { x, y } = asked.data.focalPoint;
  return {
    ...args,
    data: { ...(args as { data: object }).data, focalX: Math.round(x), focalY: Math.round(y) },
  };
};
