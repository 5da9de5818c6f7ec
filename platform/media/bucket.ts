/** A bucket of S3-compatible storage, with its credentials. */
export interface Bucket {
  /** The address below which the objects are. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface BucketLimits {
  /** How long an object may take to arrive, and a removal to be confirmed, in ms. */
  read: number;
  /** How long storing an object may take, in ms. */
  write: number;
  /** How many requests may wait for the storage at once; more are refused, so that requests don't pile up when it hangs. */
  atOnce: number;
}
