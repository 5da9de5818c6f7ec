import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MediaOutage } from '../media/media-store.ts';
import { checkFileName, type FileStore } from './file-store.ts';

/** Files in a directory of this machine, or on a disk that several share. */
export function directoryFiles(directory: string): FileStore {
  const pathOf = (name: string) => join(directory, checkFileName(name));
  return {
    async put(name, { path, sha256 }) {
      const target = pathOf(name);
      const part = join(directory, `.${randomBytes(8).toString('hex')}`);
      try {
        await mkdir(directory, { recursive: true });
        const hash = createHash('sha256');
        await pipeline(
          createReadStream(path),
          async function* (source: AsyncIterable<Buffer>) {
            for await (const chunk of source) {
              hash.update(chunk);
              yield chunk;
            }
          },
          // Flushed to the disk before it gets its name.
          createWriteStream(part, { flush: true }),
        );
        if (hash.digest('hex') !== sha256) throw new Error(`${path} has changed while it was copied`);
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true });
        throw new MediaOutage(`${name} can't be written`, { cause: error });
      }
    },

    async locate(name) {
      return { kind: 'file', path: pathOf(name) };
    },

    async remove(name) {
      const path = pathOf(name);
      try {
        await rm(path, { force: true });
      } catch (error) {
        throw new MediaOutage(`${name} can't be removed`, { cause: error });
      }
    },
  };
}
