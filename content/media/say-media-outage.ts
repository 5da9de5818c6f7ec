import { MediaOutage } from '@spindle/platform/media/media-store.ts';
import { APIError, type PayloadRequest } from 'payload';
import { says } from '../staff/says.ts';

/** Tells editors what they can do, and the log why. */
export function outageForEditors(req: PayloadRequest) {
  return (error: unknown): never => {
    if (!(error instanceof MediaOutage)) throw error;
    req.payload.logger.error({ err: error }, 'a picture could not be stored or read');
    throw new APIError(says(req)('picture.outage'), 503, null, true);
  };
}
