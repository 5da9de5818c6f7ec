/**
 * The pids that a checkout link names, each once and in order: `pid=643,646`. It runs in browsers, too, so nothing here may need
 * a library.
 */
export function linkPids(query: URLSearchParams): string[] {
  const named = (query.get('pid') ?? '').split(',').map((pid) => pid.trim());
  return [...new Set(named)].filter((pid) => pid !== '');
}

/** More different products than anybody chooses by hand. */
export const MOST_PRODUCTS = 10;
