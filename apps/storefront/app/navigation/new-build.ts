import { call } from '../page-calls.ts';

/** When the build is checked, ms: first after the page is ready, then at this interval (spec §9). */
const FIRST = 1_000;
const AGAIN = 3_600_000;

let outdated = false;

/** Whether there is a newer build of the shop than when this document was loaded. */
export const isOutdated = () => outdated;

/** What is used of the browser; tests pass their own. */
export interface BuildSources {
  read(): Promise<string>;
  /** The connection's type from the Network Information API, where a browser has that. */
  connection(): string | undefined;
}

const fromShop: BuildSources = {
  read: async () => (await call('GET /build.json')).build,
  connection: () =>
    (navigator as Navigator & { connection?: { effectiveType?: string } }).connection?.effectiveType,
};

/**
 * Looks for a newer build of the shop until there is one; the next navigation then loads a document.
 * @param build of this document; empty during development, when nothing is looked for
 * @returns a function that ends it
 */
export function watchBuild(build: string, { read, connection }: BuildSources = fromShop): () => void {
  if (!build) return () => {};
  let timer: ReturnType<typeof setTimeout>;
  let ended = false;
  const look = async () => {
    // A visitor with so little bandwidth has better use for it.
    if (connection() !== 'slow-2g') {
      // If it can't be read now, it is read again in an hour.
      const current = await read().catch(() => build);
      if (!ended && current !== build) outdated = true;
    }
    if (!ended && !outdated) timer = setTimeout(look, AGAIN);
  };
  timer = setTimeout(look, FIRST);
  return () => {
    ended = true;
    outdated = false;
    clearTimeout(timer);
  };
}
