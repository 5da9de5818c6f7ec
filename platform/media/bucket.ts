/** A bucket of S3-compatible storage, and who may use it. */
export interface Bucket {
  /** Address below which the objects are. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface BucketLimits {
  /** How long an object may take to arrive, and a removal to be confirmed, ms. */
  read: number;
  /** How long an object may take to be stored, ms. */
  write: number;
  /** Requests that wait for the storage at once; more are refused, so that a storage that hangs fills nothing. */
  atOnce: number;
}
