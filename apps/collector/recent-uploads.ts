export interface RecentUploads<Answer> {
  /** Runs `work` unless this upload is under way or was answered within the window; then gives that answer. */
  once(uploadId: string, work: () => Promise<Answer>): { repeated: boolean; answer: Promise<Answer> };
}

export interface RecentUploadsOptions<Answer> {
  /** How long an upload is remembered at least, in ms, … */
  windowMs: number;
  /** … unless this many came since: memory stays bounded under a flood. */
  limit: number;
  now(): number;
  /** Whether an answer stands; after another one (a refusal) the upload may be tried again. */
  keep(answer: Answer): boolean;
  /** Uploads stored shortly before this process started, and what to answer to them. */
  stored: { ids: Iterable<string>; answer: Answer };
}

/**
 * Remembers uploads for a while, so that a retry is not counted twice. Two generations of a map forget in
 * whole lots, without a timer for each upload.
 */
export function createRecentUploads<Answer>(options: RecentUploadsOptions<Answer>): RecentUploads<Answer> {
  const before = Promise.resolve(options.stored.answer);
  let current = new Map<string, Promise<Answer>>([...options.stored.ids].map((id) => [id, before]));
  let previous = new Map<string, Promise<Answer>>();
  let turnedAt = options.now();

  return {
    once(uploadId, work) {
      if (options.now() - turnedAt >= options.windowMs || current.size >= options.limit) {
        previous = current;
        current = new Map();
        turnedAt = options.now();
      }
      const known = current.get(uploadId) ?? previous.get(uploadId);
      if (known) return { repeated: true, answer: known };

      const answer = work();
      current.set(uploadId, answer);
      const forget = () => {
        current.delete(uploadId);
        previous.delete(uploadId);
      };
      answer.then((outcome) => {
        if (!options.keep(outcome)) forget();
      }, forget);
      return { repeated: false, answer };
    },
  };
}
