import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMediaName, MediaOutage, type MediaStore } from './media-store.ts';

/** The file system's errors for a name that does not exist. */
const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Pictures in a directory of this machine, or on a disk that several share. */
export function directoryStore(directory: string): MediaStore {
  return {
    async read(name) {
      if (!isMediaName(name)) return undefined;
      try {
        return await readFile(join(directory, name));
      } catch (error) {
        if (NOT_THERE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
        throw new MediaOutage(`${name} can't be read`, { cause: error });
      }
    },

    async write(name, bytes) {
      try {
        await mkdir(directory, { recursive: true });
        // Written under another name first, so that readers see all of it or nothing.
        const part = join(directory, `.${randomBytes(8).toString('hex')}`);
        await writeFile(part, bytes);
        await rename(part, join(directory, name));
      } catch (error) {
        throw new MediaOutage(`${name} can't be written`, { cause: error });
      }
    },

    async remove(name) {
      try {
        await rm(join(directory, name), { force: true });
      } catch (error) {
        throw new MediaOutage(`${name} can't be removed`, { cause: error });
      }
    },
  };
}
