/** A page that fails again within this time is not loaded once more, ms (spec §4). */
const LOOP_GUARD = 10_000;
const KEY = 'spindle_reloaded';

/** What is used of the browser; tests pass their own. */
export interface Reloading {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now(): number;
  /** Loads a document: the current address, or another one. */
  load(href: string): void;
}

const inBrowser = (): Reloading => ({
  storage: sessionStorage,
  now: Date.now,
  load(href) {
    // For the same address a reload is needed: an assignment might only scroll to its hash.
    if (href === location.href) location.reload();
    else location.assign(href);
  },
});

/**
 * Loads a page as a document when the application in the browser can't go on. Never twice within ten seconds, as the
 * server's answer would not change.
 * @returns false if it was done just before; then nothing happens
 */
export function reloadOnce(href: string, { storage, now, load }: Reloading = inBrowser()): boolean {
  try {
    if (now() - Number(storage.getItem(KEY)) < LOOP_GUARD) return false;
    storage.setItem(KEY, String(now()));
  } catch {
    // Without storage, nobody could tell that this is the second time.
    return false;
  }
  load(href);
  return true;
}
