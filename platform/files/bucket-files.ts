import { openAsBlob } from 'node:fs';
import type { Bucket, BucketLimits } from '../media/bucket.ts';
import { bucketRequests, mustBeOk } from '../media/bucket-requests.ts';
import { checkFileName, type FileStore } from './file-store.ts';

/** An installer of some gigabytes goes over a slow line in one piece. */
const LIMITS: BucketLimits = { read: 5_000, write: 2 * 3_600_000, atOnce: 10 };

/** Files in a folder of a bucket, which visitors read there themselves. */
export function bucketFiles(bucket: Bucket, folder: string, limits: BucketLimits = LIMITS): FileStore {
  const { ask, readableAt } = bucketRequests(bucket, limits);
  // No name of a picture has a slash: what is in the folder is not served as one.
  const keyOf = (name: string) => `${folder}/${checkFileName(name)}`;
  return {
    async put(name, { path, sha256, contentType }) {
      const key = keyOf(name);
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': sha256 };
      // Read from the disk as it is sent.
      const body = await openAsBlob(path);
      await ask(key, { method: 'PUT', body, headers }, (answer) => mustBeOk(`PUT ${key}`, answer));
    },

    async locate(name, { seconds, ...as }) {
      return { kind: 'address', url: await readableAt(keyOf(name), as, seconds) };
    },

    async remove(name) {
      const key = keyOf(name);
      await ask(key, { method: 'DELETE' }, (answer) => mustBeOk(`DELETE ${key}`, answer));
    },
  };
}
