import { call } from '../page-calls.ts';

/** When the build is looked up, ms: after the page is ready, and from then on (spec §9). */
const FIRST = 1_000;
const AGAIN = 3_600_000;

let outdated = false;

/** Whether the shop has been built anew since this document was loaded. */
export const isOutdated = () => outdated;

/** What of the browser is used; tests bring their own. */
export interface BuildSources {
  read(): Promise<string>;
  /** As the Network Information API says it, where a browser has that. */
  connection(): string | undefined;
}

const fromShop: BuildSources = {
  read: async () => (await call('GET /build.json')).build,
  connection: () =>
    (navigator as Navigator & { connection?: { effectiveType?: string } }).connection?.effectiveType,
};

/**
 * Looks for a newer build of the shop until there is one; the next navigation then loads a document.
 * @param build of this document; empty while developing, when nothing is looked for
 * @returns what ends it
 */
export function watchBuild(build: string, { read, connection }: BuildSources = fromShop): () => void {
  if (!build) return () => {};
  let timer: ReturnType<typeof setTimeout>;
  let ended = false;
  const look = async () => {
    // A visitor with so little bandwidth has better use for it.
    if (connection() !== 'slow-2g') {
      // What can't be read now is read in an hour.
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
