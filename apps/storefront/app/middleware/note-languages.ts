import { isKnownPage } from '@spindle/content/reading/known-page.ts';
import type { Content } from '@spindle/content/reading/readers.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { MiddlewareFunction } from 'react-router';
import { requestContext, type ShopRequest, servicesContext } from '../../page/request-context.ts';

/**
 * Notes in which languages the page does not exist, for its alternates, and where the language menu leads instead: to the
 * nearest page above it that does.
 */
export const noteLanguages: MiddlewareFunction<Response> = async ({ context }) => {
  const visit = context.get(requestContext);
  const { content } = context.get(servicesContext);
  await noteMissingIn(visit, content);
};

export async function noteMissingIn(visit: ShopRequest, content: Content): Promise<void> {
  const { page, preview } = visit;
  if (preview || page.sites.length < 2) return;
  // A page that the storefront renders by itself exists in every language.
  if (!(await isKnownPage(content, page.locale, page.path))) return;
  const others = page.sites.filter(({ locale }) => locale !== page.locale);
  const found = await Promise.all(
    others.map(async ({ locale }) => [locale, await nearest(content, locale, page.path)] as const),
  );
  const missingIn = Object.fromEntries(found.filter(([, path]) => path !== page.path));
  visit.page = { ...page, missingIn };
}

/** The first path, of this one and those above it, that has a page in the language; the home page always counts. */
async function nearest(content: Content, locale: Locale, path: string): Promise<string> {
  for (let at = path; at.length > 1; at = at.slice(0, at.lastIndexOf('/'))) {
    if (await isKnownPage(content, locale, at)) return at;
  }
  return '/';
}
