import type { Page } from '@spindle/content/fields/page-schema.ts';
import type { Tagged } from '@spindle/content/reading/readers.ts';
import type { PageType } from '@spindle/content/types/register.ts';
import { createContext, type MiddlewareFunction } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { notFound } from './not-found.ts';

/** The page document that `get-product-detail` or `get-product-buy-detail` has loaded. */
export const pageDetailContext = createContext<Tagged<Page>>();

/** Loads the document whose slug the path names: `/dvd-ripper/buy` is `dvd_ripper` (spec §2). */
export function loadPageDetail(type: PageType): MiddlewareFunction<Response> {
  return async ({ context }) => {
    const visit = context.get(requestContext);
    const { content } = context.get(servicesContext);
    const slug = visit.page.path.split('/', 2)[1]?.replaceAll('-', '_') ?? '';
    // Also of a page that is not there: its first publication must reach who was told so.
    visit.tags.add(`${type}:${slug}`);
    const page = await content.read(type, { locale: visit.locale, where: { slug }, draft: visit.preview });
    if (!page) throw await notFound(context);
    for (const tag of page.tags) visit.tags.add(tag);
    context.set(pageDetailContext, page);
  };
}
