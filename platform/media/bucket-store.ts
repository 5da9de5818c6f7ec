import { createHash } from 'node:crypto';
import type { Bucket, BucketLimits } from './bucket.ts';
import { bucketRequests, mustBeOk, readRefusal } from './bucket-requests.ts';
import { isMediaName, MediaOutage, type MediaStore } from './media-store.ts';

const LIMITS: BucketLimits = { read: 5_000, write: 30_000, atOnce: 50 };

/** Pictures in a bucket. */
export function bucketStore(bucket: Bucket, limits: BucketLimits = LIMITS): MediaStore {
  const { ask } = bucketRequests(bucket, limits);
  return {
    async read(name) {
      if (!isMediaName(name)) return undefined;
      return ask(name, { method: 'GET' }, async (answer) => {
        if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
        const refusal = await readRefusal(answer);
        // A missing bucket is 404 as well.
        if (refusal.status === 404 && refusal.code !== 'NoSuchBucket') return undefined;
        throw new MediaOutage(`GET ${name}: ${refusal.status} ${refusal.code}`);
      });
    },

    async write(name, bytes, type) {
      const body = new Uint8Array(bytes);
      const headers = {
        'content-type': type,
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      };
      await ask(name, { method: 'PUT', body, headers }, (answer) => mustBeOk(`PUT ${name}`, answer));
    },

    async remove(name) {
      await ask(name, { method: 'DELETE' }, (answer) => mustBeOk(`DELETE ${name}`, answer));
    },
  };
}
