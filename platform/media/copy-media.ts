import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMediaName, type MediaStore } from './media-store.ts';
import { pictureType } from './picture-type.ts';

/** Requests to a distant storage mostly wait. */
const AT_ONCE = 8;

/**
 * Copies every picture of a directory into a store, even those it already has: a name always stands for the same bytes, so
 * this may be repeated while the shop runs.
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
