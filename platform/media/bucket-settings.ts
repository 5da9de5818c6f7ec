import { z } from 'zod';
import type { Bucket } from './bucket.ts';

/** All of these must be set except the endpoint, or none of them. */
export const bucketSettings = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/, {
      error: 'allowed: the name of a bucket, of small letters, digits and hyphens',
    })
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: 'allowed: the name of a region, such as eu-central-1' })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'allowed: an http(s) URL' })
    .regex(/^[^?#@]*$/, { error: 'allowed: an http(s) URL without a name, a password or a query' })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
};

type BucketSettings = Partial<Record<keyof typeof bucketSettings, string | undefined>>;

/**
 * @param required returns a setting that must be present
 * @returns undefined if no bucket is configured
 */
export function bucketOf(
  env: BucketSettings,
  required: (name: keyof BucketSettings, why: string) => string,
): Bucket | undefined {
  if (Object.keys(bucketSettings).every((name) => !env[name as keyof BucketSettings])) return undefined;
  const needed = (name: keyof BucketSettings) =>
    required(
      name,
      'it is required beside the other S3_ settings; unset them all to keep pictures in DATA_DIR',
    );
  const name = needed('S3_BUCKET');
  const region = needed('S3_REGION');
  return {
    url: env.S3_ENDPOINT ? `${env.S3_ENDPOINT}/${name}` : `https://${name}.s3.${region}.amazonaws.com`,
    region,
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  };
}
