/** Where pictures are kept: in a directory, or in a bucket of S3 storage. No two pictures ever have one name. */
export interface MediaStore {
  /**
   * @returns undefined when nothing has that name
   * @throws {MediaOutage} when that can't be told in time
   */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /**
   * @param type for those who read the store past the shop, such as `image/png`
   * @throws {MediaOutage} when it is not known to be stored
   */
  write(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /**
   * A name that nothing has is no error.
   * @throws {MediaOutage} when it may still be there
   */
  remove(name: string): Promise<void>;
}

/** The place where pictures are kept did not do its work; another time it may. */
export class MediaOutage extends Error {
  override name = 'MediaOutage';
}

/** Bytes of the longest name that a file system keeps, less what a resized picture puts before and behind it. */
const LONGEST_NAME = 240;

/** One name, without a way up or into a folder; hidden files are none. */
export function isMediaName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file has them, and some systems stop at the first.
  if (name === '' || name.startsWith('.') || /[/\\\u0000-\u001f]/.test(name)) return false;
  return Buffer.byteLength(name) <= LONGEST_NAME;
}
