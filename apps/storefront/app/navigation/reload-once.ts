/** A page that fails again within this time is not loaded another time, ms (spec §4). */
const LOOP_GUARD = 10_000;
const KEY = 'spindle_reloaded';

/** What of the browser is used; tests bring their own. */
export interface Reloading {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now(): number;
  /** Loads a document: the one that is shown, or another one. */
  load(href: string): void;
}

const inBrowser = (): Reloading => ({
  storage: sessionStorage,
  now: Date.now,
  load(href) {
    // The same address again is a reload; as an assignment it may only scroll to its hash.
    if (href === location.href) location.reload();
    else location.assign(href);
  },
});

/**
 * Loads a page as a document where the application in the browser can't go on. Never twice within ten seconds:
 * what the server answers then is not going to be another page.
 * @returns false when it was done just now, and nothing more is done
 */
export function reloadOnce(href: string, { storage, now, load }: Reloading = inBrowser()): boolean {
  try {
    if (now() - Number(storage.getItem(KEY)) < LOOP_GUARD) return false;
    storage.setItem(KEY, String(now()));
  } catch {
    // Without storage nobody would know that this is the second time.
    return false;
  }
  load(href);
  return true;
}
