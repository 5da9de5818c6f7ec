import { firstSegment, isNoPage } from '@spindle/platform/no-page.ts';

/** The label under which `/metrics` counts a request: a kind of request, never a path, as every label value is kept for good. */
export function routeLabel(url: string): string {
  return isNoPage(url) ? `/${firstSegment(url)}` : 'page';
}
