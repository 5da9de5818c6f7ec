import { LRUCache } from 'lru-cache';

export interface RecentUploads<Answer> {
  /** Runs `work` unless this upload is under way or was answered within the window; then gives that answer. */
  once(uploadId: string, work: () => Promise<Answer>): { repeated: boolean; answer: Promise<Answer> };
}

export interface RecentUploadsOptions<Answer> {
  /** How long an upload is remembered, in ms, … */
  windowMs: number;
  /** … unless this many came since: memory stays bounded under a flood. */
  limit: number;
  now(): number;
  /** Whether an answer stands; after another one (a refusal) the upload may be tried again. */
  keep(answer: Answer): boolean;
  /** Uploads stored shortly before this process started, and what to answer to them. */
  stored: { ids: Iterable<string>; answer: Answer };
}

/** Remembers uploads for a while, so that a retry is not counted twice. */
export function createRecentUploads<Answer>(options: RecentUploadsOptions<Answer>): RecentUploads<Answer> {
  const answers = new LRUCache<string, Promise<Answer>>({
    max: options.limit,
    ttl: options.windowMs,
    ttlResolution: 0,
    perf: { now: options.now },
  });
  const before = Promise.resolve(options.stored.answer);
  for (const id of options.stored.ids) answers.set(id, before);

  return {
    once(uploadId, work) {
      const known = answers.get(uploadId);
      if (known) return { repeated: true, answer: known };

      const answer = work();
      answers.set(uploadId, answer);
      const forget = () => answers.delete(uploadId);
      answer.then((outcome) => {
        if (!options.keep(outcome)) forget();
      }, forget);
      return { repeated: false, answer };
    },
  };
}
