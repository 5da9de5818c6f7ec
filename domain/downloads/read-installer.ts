import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Size (bytes) and SHA-256 of a file; undefined when it can't be read or is empty. */
export async function readInstaller(path: string): Promise<{ size: number; sha256: string } | undefined> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of createReadStream(path)) {
      hash.update(chunk);
      size += chunk.length;
    }
  } catch {
    return undefined;
  }
  return size > 0 ? { size, sha256: hash.digest('hex') } : undefined;
}
