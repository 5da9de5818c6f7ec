import { openAsBlob } from 'node:fs';
import type { Bucket, BucketLimits } from '../media/bucket.ts';
import { bucketRequests, mustBeOk } from '../media/bucket-requests.ts';
import { checkFileName, type FileStore } from './file-store.ts';

/** Enough for an installer of some gigabytes over a slow line in one request. */
const LIMITS: BucketLimits = { read: 5_000, write: 2 * 3_600_000, atOnce: 10 };

/** Files in a folder of a bucket, from which visitors download them directly. */
export function bucketFiles(bucket: Bucket, folder: string, limits: BucketLimits = LIMITS): FileStore {
  const { ask, readableAt } = bucketRequests(bucket, limits);
  // Names of pictures have no slash, so nothing in this folder is served as a picture.
  const keyOf = (name: string) => `${folder}/${checkFileName(name)}`;
  return {
    async put(name, { path, sha256, contentType }) {
      const key = keyOf(name);
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': sha256 };
      // Streamed from the disk.
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
