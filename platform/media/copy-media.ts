import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMediaName, type MediaStore } from './media-store.ts';
import { pictureType } from './picture-type.ts';

/** Requests to a storage far away mostly wait. */
const AT_ONCE = 8;

/**
 * Stores every picture of a directory in a store, those that it has already again: a file's name stands for its bytes,
 * so this may be repeated while the shop runs.
 * @returns how many there were
 * @throws {MediaOutage} at the first that could not be stored
 */
export async function copyMedia(directory: string, store: MediaStore): Promise<number> {
  const files = await readdir(directory, { withFileTypes: true });
  const names = files.filter((file) => file.isFile() && isMediaName(file.name)).map(({ name }) => name);
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const some = names.slice(at, at + AT_ONCE);
    await Promise.all(
      some.map(async (name) => store.write(name, await readFile(join(directory, name)), pictureType(name))),
    );
  }
  return names.length;
}
