import { firstSegment, isNoPage } from '@spindle/platform/no-page.ts';

/** What `/metrics` counts a request under: the kind of thing asked for, as every value there is kept for good. */
export function routeLabel(url: string): string {
  return isNoPage(url) ? `/${firstSegment(url)}` : 'page';
}
