import type { MiddlewareFunction } from 'react-router';
import { entryTarget } from '../../page/entry-paths.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { loadDocument } from './document-detail.ts';
import { noteMissingIn } from './note-languages.ts';

/**
 * An entry page (spec §2) is the page of the document that its query names: it loads that document by the
 * middleware of its type, and names the document's own address as the one that counts. Each shows one type.
 */
export const entryDetail: MiddlewareFunction<Response> = async (args, next) => {
  const visit = args.context.get(requestContext);
  const entry = entryTarget(visit.page.path, visit.url.searchParams);
  // Without a slug it is the page of nothing: no document is at the entry's own path.
  if (entry && entry.path !== '/') {
    visit.page = { ...visit.page, path: entry.path, noindex: true };
    await noteMissingIn(visit, args.context.get(servicesContext).content);
  }
  return loadDocument(args, next, entry?.type);
};
