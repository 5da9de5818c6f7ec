/** Stores pictures: in a directory, or in a bucket of S3 storage. Names are never reused. */
export interface MediaStore {
  /**
   * @returns undefined when the name does not exist
   * @throws {MediaOutage} when that can't be found out in time
   */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /**
   * @param type for those who read the store directly, such as `image/png`
   * @throws {MediaOutage} when it may not have been stored
   */
  write(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /**
   * A name that does not exist is no error.
   * @throws {MediaOutage} when it may still be there
   */
  remove(name: string): Promise<void>;
}

/** The storage of pictures has failed; a later try may succeed. */
export class MediaOutage extends Error {
  override name = 'MediaOutage';
}

/** The longest file name in bytes, less what the names of resized pictures add to it. */
const LONGEST_NAME = 240;

/** A single name, which can't lead up or into a folder; hidden files don't count. */
export function isMediaName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file has them, and some systems stop at the first.
  if (name === '' || name.startsWith('.') || /[/\\\u0000-\u001f]/.test(name)) return false;
  return Buffer.byteLength(name) <= LONGEST_NAME;
}
