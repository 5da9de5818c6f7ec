import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { Bucket } from '../media/bucket.ts';
import { isSignedWith } from './signature-check.ts';

export interface TestBucket extends Bucket {
  /** The storage's address without the bucket. */
  endpoint: string;
  name: string;
  close(): Promise<void>;
}

const KEY = 'S3RVER';

/** S3 storage with one empty bucket, over real HTTP. Requests must be signed correctly. */
export async function testBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'spindle-s3-'));
  const name = 'pictures';
  const storage = new S3rver({ silent: true, directory, configureBuckets: [{ name, configs: [] }] });
  await storage.configureBuckets();
  const answer = storage.callback();
  const server = createServer((request, response) => {
    const isOpen = !request.headers.authorization && !request.url?.includes('X-Amz-Signature');
    if (isOpen || isSignedWith(KEY, request)) return answer(request, response);
    response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    name,
    url: `${endpoint}/${name}`,
    region: 'us-east-1',
    accessKeyId: KEY,
    secretAccessKey: KEY,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true });
    },
  };
}
