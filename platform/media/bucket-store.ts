import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { isMediaName, MediaOutage, type MediaStore } from './media-store.ts';

/** A bucket of S3-compatible storage, and who may use it. */
export interface Bucket {
  /** Address below which the objects are. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface BucketLimits {
  /** How long a picture may take to arrive, and a removal to be confirmed, ms. */
  read: number;
  /** How long a picture may take to be stored, ms. */
  write: number;
  /** Requests that wait for the storage at once; more are refused, so that a storage that hangs fills nothing. */
  atOnce: number;
}

const LIMITS: BucketLimits = { read: 5_000, write: 30_000, atOnce: 50 };

/** Pictures in a bucket. Each request is tried once and has an end, the answer's body included. */
export function bucketStore(
  { url, region, accessKeyId, secretAccessKey }: Bucket,
  limits: BucketLimits = LIMITS,
): MediaStore {
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  let running = 0;

  /** @param take what is wanted of the answer; it counts as part of the request */
  async function ask<Result>(
    name: string,
    init: {
      method: 'GET' | 'PUT' | 'DELETE';
      body?: Uint8Array<ArrayBuffer>;
      headers?: Record<string, string>;
    },
    take: (answer: Response) => Promise<Result>,
  ): Promise<Result> {
    if (running >= limits.atOnce) throw new MediaOutage(`${init.method} ${name}: too many requests wait`);
    running++;
    try {
      const signed = await signer.sign(`${url}/${objectPath(name)}`, init);
      const time = init.method === 'PUT' ? limits.write : limits.read;
      return await take(await fetch(signed, { redirect: 'error', signal: AbortSignal.timeout(time) }));
    } catch (error) {
      if (error instanceof MediaOutage) throw error;
      throw new MediaOutage(`${init.method} ${name}: the storage did not answer`, { cause: error });
    } finally {
      running--;
    }
  }

  return {
    async read(name) {
      if (!isMediaName(name)) return undefined;
      return ask(name, { method: 'GET' }, async (answer) => {
        if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
        const refusal = await readRefusal(answer);
        // A missing bucket is 404, too.
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

async function mustBeOk(what: string, answer: Response): Promise<void> {
  if (answer.ok) {
    // Read to its end, the connection serves again.
    await answer.arrayBuffer();
    return;
  }
  const { status, code } = await readRefusal(answer);
  throw new MediaOutage(`${what}: ${status} ${code}`);
}

async function readRefusal(answer: Response): Promise<{ status: number; code: string }> {
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await answer.text()) ?? [];
  return { status: answer.status, code };
}

/** As signatures have it: everything but letters, digits and -._~ is encoded. */
function objectPath(name: string): string {
  return encodeURIComponent(name).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
