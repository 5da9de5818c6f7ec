import { randomFillSync } from 'node:crypto';

/** An upload id has 64 hexadecimal digits, which are this many 32-bit numbers. */
const WORDS = 8;
const NONE = -1;

export interface UploadTimes {
  /** When the upload was last added, in ms. */
  get(uploadId: string): number | undefined;
  add(uploadId: string, time: number): void;
}

/**
 * The times of the last `limit` uploads. All memory is allocated at the start and contains no objects, so that the garbage
 * collector neither copies nor marks anything, however many uploads come.
 *
 * A ring of entries, oldest first, and a hash table whose buckets are lists through the ring, newest first.
 */
export function createUploadTimes(limit: number): UploadTimes {
  const ids = new Uint32Array(limit * WORDS);
  const times = new Float64Array(limit);
  const newestOfBucket = new Int32Array(limit).fill(NONE);
  const olderInBucket = new Int32Array(limit).fill(NONE);
  let added = 0;

  const words = new Uint32Array(WORDS);
  const bytes = Buffer.from(words.buffer);
  const read = (uploadId: string) => bytes.write(uploadId, 'hex');

  // Chosen anew at each start, so that nobody can make up ids that all fall into one bucket.
  const factors = randomFillSync(new Uint32Array(WORDS));
  function bucketOf(numbers: Uint32Array, offset: number): number {
    let sum = 0;
    for (let i = 0; i < WORDS; i++) {
      sum += Math.imul(numbers[offset + i] as number, (factors[i] as number) | 1);
    }
    return Math.floor(((sum >>> 0) / 2 ** 32) * limit);
  }

  function isAt(entry: number): boolean {
    for (let i = 0; i < WORDS; i++) if (ids[entry * WORDS + i] !== words[i]) return false;
    return true;
  }

  /** The oldest entry of all is the last one in its bucket. */
  function removeOldest(entry: number) {
    const bucket = bucketOf(ids, entry * WORDS);
    let newer = newestOfBucket[bucket] as number;
    if (newer === entry) {
      newestOfBucket[bucket] = NONE;
      return;
    }
    while (olderInBucket[newer] !== entry) newer = olderInBucket[newer] as number;
    olderInBucket[newer] = NONE;
  }

  return {
    get(uploadId) {
      read(uploadId);
      let entry = newestOfBucket[bucketOf(words, 0)] as number;
      while (entry !== NONE && !isAt(entry)) entry = olderInBucket[entry] as number;
      return entry === NONE ? undefined : times[entry];
    },
    add(uploadId, time) {
      const entry = added % limit;
      if (added >= limit) removeOldest(entry);
      added++;
      read(uploadId);
      ids.set(words, entry * WORDS);
      times[entry] = time;
      const bucket = bucketOf(words, 0);
      olderInBucket[entry] = newestOfBucket[bucket] as number;
      newestOfBucket[bucket] = entry;
    },
  };
}
