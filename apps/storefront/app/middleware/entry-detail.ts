import type { MiddlewareFunction } from 'react-router';
import { entryTarget } from '../../page/entry-paths.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { loadDocument } from './document-detail.ts';
import { noteMissingIn } from './note-languages.ts';
import { pageDetailContext } from './page-detail.ts';

/**
 * An entry page (spec §2) shows the document that its query names: it loads the document with the middleware of its type,
 * and makes the document's own address the canonical one. Each entry page shows one type.
 */
export const entryDetail: MiddlewareFunction<Response> = async (args, next) => {
  const visit = args.context.get(requestContext);
  const asked = visit.page;
  const entry = entryTarget(asked.path, visit.url.searchParams);
  // Without a slug there is nothing to show: no document is at the entry page's own path.
  if (entry && entry.path !== '/') {
    visit.page = { ...asked, path: entry.path, noindex: true };
    await noteMissingIn(visit, args.context.get(servicesContext).content);
  }
  await loadDocument(args, next, entry?.type);
  // If nothing is found, the 404 is for the requested address: the other one may have a page of another type.
  if (!args.context.get(pageDetailContext)) visit.page = asked;
};
