import type { Outcome } from './journal/journal.ts';
import { createUploadTimes } from './upload-times.ts';

export interface RecentUpload {
  /** When it first came, in ms. */
  time: number;
  outcome: Promise<Outcome>;
}

export interface RecentUploads {
  /** The upload, if it is being stored or was kept within the window. */
  find(uploadId: string, now: number): RecentUpload | undefined;
  /** Remembers an upload; one that was not kept may be tried again. Returns its outcome. */
  add(uploadId: string, time: number, outcome: Promise<Outcome>): Promise<Outcome>;
}

export interface RecentUploadsOptions {
  /** How long an upload is remembered, in ms … */
  windowMs: number;
  /** … unless this many have come since. */
  limit: number;
  /** Uploads kept shortly before this process started, oldest first. */
  kept: Iterable<{ uploadId: string; time: number }>;
}

const KEPT: Promise<Outcome> = Promise.resolve('kept');

/** Remembers uploads for a while, so that a retry does not count twice. */
export function createRecentUploads({ windowMs, limit, kept }: RecentUploadsOptions): RecentUploads {
  const underWay = new Map<string, RecentUpload>();
  const keptAt = createUploadTimes(limit);
  for (const { uploadId, time } of kept) keptAt.add(uploadId, time);

  return {
    find(uploadId, now) {
      const pending = underWay.get(uploadId);
      if (pending) return pending;
      const time = keptAt.get(uploadId);
      return time !== undefined && now - time <= windowMs ? { time, outcome: KEPT } : undefined;
    },
    add(uploadId, time, outcome) {
      underWay.set(uploadId, { time, outcome });
      return outcome
        .then((result) => {
          if (result === 'kept') keptAt.add(uploadId, time);
          return result;
        })
        .finally(() => underWay.delete(uploadId));
    },
  };
}
