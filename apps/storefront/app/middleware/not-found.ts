import type { Page } from '@spindle/content/fields/page-schema.ts';
import { data, type RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';

/** What a thrown 404 carries for the page that shows it. */
export interface NotFoundData {
  page: Page;
}

/**
 * The 404 to throw: with the editors' page for it, since an error boundary can't load anything.
 * A failing or missing document makes it 500 'Server Error' (spec §8).
 */
export async function notFound(context: Readonly<RouterContextProvider>) {
  const { content } = context.get(servicesContext);
  const { locale, preview, tags } = context.get(requestContext);
  const page = await content.read('page-error', { locale, where: { slug: 'error-404' }, draft: preview });
  if (!page) return data('Server Error', { status: 500 });
  for (const tag of page.tags) tags.add(tag);
  return data({ page } satisfies NotFoundData, { status: 404 });
}
