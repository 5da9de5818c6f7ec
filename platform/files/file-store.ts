/** Stores large files that visitors download. Names are never reused, and files never changed. */
export interface FileStore {
  /**
   * Copies a file of this machine into the store, completely or not at all.
   * @param file its SHA-256 (hex), which the stored copy must have
   * @throws {MediaOutage} when it may not have been stored
   */
  put(name: string, file: { path: string; sha256: string; contentType: string }): Promise<void>;
  /** Where a file can be read; does not check whether it exists. */
  locate(name: string, as: Download): Promise<FileLocation>;
  /** A name that does not exist is no error. @throws {MediaOutage} when it may still be there */
  remove(name: string): Promise<void>;
}

/** The headers with which a browser gets it. */
export interface Download {
  contentType: string;
  contentDisposition: string;
  /** How long an address for it works, in seconds; at most a week. */
  seconds: number;
}

export type FileLocation =
  /** A file on this machine, to be sent by the caller. */
  | { kind: 'file'; path: string }
  /** An address of the storage, to redirect the visitor to. */
  | { kind: 'address'; url: string };

/** A single name, which can't lead up or into a folder. @throws for any other: names are made by the shop. */
export function checkFileName(name: string): string {
  if (!/^[0-9a-f][0-9a-f-]{0,63}$/.test(name))
    throw new Error(`${JSON.stringify(name)} names no stored file`);
  return name;
}
