import { MediaOutage } from '@spindle/platform/media/media-store.ts';
import { APIError, type Payload } from 'payload';

/** Says to editors what they can do, and to the log why. */
export function outageForEditors(log: Payload['logger']) {
  return (error: unknown): never => {
    if (!(error instanceof MediaOutage)) throw error;
    log.error({ err: error }, 'a picture could not be stored or read');
    const message =
      'The place where pictures are kept does not answer. Nothing was changed. Please try again later.';
    throw new APIError(message, 503, null, true);
  };
}
