import type { DocumentAddress } from '@spindle/content/reading/published-addresses.ts';
import type { Tagged } from '@spindle/content/reading/readers.ts';
import type { DocumentOf, PageType } from '@spindle/content/types/register.ts';
import { createContext, type MiddlewareFunction } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';

/** The slug of the page's document; set before its type's middleware runs. */
export const documentAddressContext = createContext<Pick<DocumentAddress, 'slug'>>();

export type PageDetail = {
  [Type in PageType]: { type: Type; page: Tagged<DocumentOf<Type>> };
}[PageType];

/** The document that a `get-…-detail` middleware has loaded; null if there is none. */
export const pageDetailContext = createContext<PageDetail | null>(null);

/** Loads the document of this type that the page is about. */
export function loadPageDetail(type: PageType): MiddlewareFunction<Response> {
  return async ({ context }) => {
    const { slug } = context.get(documentAddressContext);
    const { locale, preview, tags } = context.get(requestContext);
    const { content } = context.get(servicesContext);
    // Also if there is no document, so that its first publication purges the cached 404.
    tags.add(`${type}:${slug}`);
    const page = await content.read(type, { locale, where: { slug }, draft: preview });
    for (const tag of page?.tags ?? []) tags.add(tag);
    // The reader gives each type its own document, which a union of types can't express.
    if (page) context.set(pageDetailContext, { type, page } as PageDetail);
  };
}
