/** What React Router in the browser appends to a page's path to fetch its data (single fetch). */
const SUFFIX = '.data';

export function isData(path: string): boolean {
  return path.endsWith(SUFFIX);
}

/** The path of the page itself. */
export function pagePath(path: string): string {
  return isData(path) ? path.slice(0, -SUFFIX.length) : path;
}
