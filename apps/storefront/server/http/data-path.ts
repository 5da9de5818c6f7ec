/** What the router in the browser puts behind a page's path to ask for its data (React Router's single fetch). */
const SUFFIX = '.data';

export function isData(path: string): boolean {
  return path.endsWith(SUFFIX);
}

/** The path of the page itself. */
export function pagePath(path: string): string {
  return isData(path) ? path.slice(0, -SUFFIX.length) : path;
}
