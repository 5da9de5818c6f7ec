import { AwsClient } from 'aws4fetch';
import type { Bucket, BucketLimits } from './bucket.ts';
import { MediaOutage } from './media-store.ts';

interface BucketRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  body?: Uint8Array<ArrayBuffer> | Blob;
  headers?: Record<string, string>;
}

/** Signed requests to a bucket. Each is tried once and has a time limit, which includes reading the answer's body. */
export interface BucketRequests {
  /** @param take reads what is needed from the answer, within the time limit */
  ask<Result>(key: string, init: BucketRequest, take: (answer: Response) => Promise<Result>): Promise<Result>;
  /**
   * An address under which anybody may read an object for some time.
   * @param as headers with which the storage shall answer
   * @param seconds at most a week
   */
  readableAt(
    key: string,
    as: { contentType: string; contentDisposition: string },
    seconds: number,
  ): Promise<string>;
}

export function bucketRequests(
  { url, region, accessKeyId, secretAccessKey }: Bucket,
  limits: BucketLimits,
): BucketRequests {
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  let running = 0;
  return {
    async ask(key, init, take) {
      if (running >= limits.atOnce) throw new MediaOutage(`${init.method} ${key}: too many requests wait`);
      running++;
      try {
        const signed = await signer.sign(`${url}/${objectPath(key)}`, init);
        const time = init.method === 'PUT' ? limits.write : limits.read;
        return await take(await fetch(signed, { redirect: 'error', signal: AbortSignal.timeout(time) }));
      } catch (error) {
        if (error instanceof MediaOutage) throw error;
        throw new MediaOutage(`${init.method} ${key}: the storage did not answer`, { cause: error });
      } finally {
        running--;
      }
    },
    async readableAt(key, as, seconds) {
      const address = new URL(`${url}/${objectPath(key)}`);
      address.searchParams.set('X-Amz-Expires', String(seconds));
      address.searchParams.set('response-content-type', as.contentType);
      address.searchParams.set('response-content-disposition', as.contentDisposition);
      return (await signer.sign(address.href, { method: 'GET', aws: { signQuery: true } })).url;
    },
  };
}

/** @throws {MediaOutage} unless the storage has done what was asked */
export async function mustBeOk(what: string, answer: Response): Promise<void> {
  if (answer.ok) {
    // Reading it to its end lets the connection be reused.
    await answer.arrayBuffer();
    return;
  }
  const { status, code } = await readRefusal(answer);
  throw new MediaOutage(`${what}: ${status} ${code}`);
}

export async function readRefusal(answer: Response): Promise<{ status: number; code: string }> {
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await answer.text()) ?? [];
  return { status: answer.status, code };
}

/** The form that signatures use: everything but letters, digits, -._~ and the slashes between folders is encoded. */
function objectPath(key: string): string {
  return encodeURIComponent(key)
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
