import type { ShopKey } from './jws.ts';
import { signedAt } from './permission.ts';

/** Where a program stores one text between its starts; a file that only its user can read is enough. */
export interface Store {
  read(): Promise<string | undefined>;
  write(text: string | undefined): Promise<void>;
}

/** The content of the store. */
export interface Kept {
  key: string | null;
  /** An answer of the shop, or a licence file; null once the shop has refused. */
  text: string | null;
  file: boolean;
  /** Besides a licence file: an answer of the shop that is newer than the file, and counts before it while it is valid. */
  answer: string | null;
  /** The latest time seen on this machine; a new text from the shop resets it. */
  latest: Date;
  /** When the shop signed the newest text that this machine has had. */
  newest: Date;
  /** When the shop was last asked although the program could run, by this machine's clock. */
  tried: Date;
}

export const NEVER = new Date(0);

/** @returns undefined if nothing is stored, or nothing that can be read */
export async function readKept(store: Store, keys: readonly ShopKey[]): Promise<Kept | undefined> {
  const stored = await store.read();
  if (stored === undefined) return undefined;
  try {
    const { key, file, latest, ...content } = JSON.parse(stored);
    const text = textOf(content.text);
    // A store of an earlier version has no `newest`: then the text in it is the newest, and if it has none, everything up to
    // `latest` counts as known.
    const newest = content.newest ?? signedAt(text ?? '', keys) ?? latest;
    const times = {
      latest: new Date(latest),
      newest: new Date(newest),
      tried: new Date(content.tried ?? NEVER),
    };
    if (Object.values(times).some((time) => Number.isNaN(time.getTime()))) return undefined;
    return { key: textOf(key), text, file: file === true, answer: textOf(content.answer), ...times };
  } catch {
    return undefined;
  }
}

export const writeKept = (store: Store, kept: Kept): Promise<void> => store.write(JSON.stringify(kept));

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
