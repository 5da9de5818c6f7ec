/** Where large files are kept that visitors download. No two files ever have one name, and none is changed. */
export interface FileStore {
  /**
   * Copies a file of this machine into the store, whole or not at all.
   * @param file its SHA-256 (hex), which what arrives has to have
   * @throws {MediaOutage} when it is not known to be stored
   */
  put(name: string, file: { path: string; sha256: string; contentType: string }): Promise<void>;
  /** Where it is got from; whether it is there, whoever reads it finds out. */
  locate(name: string, as: Download): Promise<FileLocation>;
  /** A name that nothing has is no error. @throws {MediaOutage} when it may still be there */
  remove(name: string): Promise<void>;
}

/** How a browser is to take it. */
export interface Download {
  contentType: string;
  contentDisposition: string;
  /** How long an address of it is to work, s; a week at most. */
  seconds: number;
}

export type FileLocation =
  /** A file of this machine, to be sent by whoever asked. */
  | { kind: 'file'; path: string }
  /** An address of the storage, to which the visitor is led. */
  | { kind: 'address'; url: string };

/** One name without a way up or into a folder. @throws when it is none: names are made by the shop. */
export function checkFileName(name: string): string {
  if (!/^[0-9a-f][0-9a-f-]{0,63}$/.test(name))
    throw new Error(`${JSON.stringify(name)} names no stored file`);
  return name;
}
