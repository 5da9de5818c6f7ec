/** The first part of the paths that are no page. */
const NO_PAGE = new Set([
  'api',
  'assets',
  'backend',
  'dev',
  'healthz',
  'images',
  'media',
  'metrics',
  'readyz',
  'sandbox',
  'sitemap.xml',
]);

/** What `/metrics` counts a request under: the kind of thing asked for, as every value there is kept for good. */
export function routeLabel(url: string): string {
  const [, first = ''] = url.split(/[/?]/, 2);
  return NO_PAGE.has(first) ? `/${first}` : 'page';
}
