import type { MiddlewareFunction } from 'react-router';
import { entryTarget } from '../../page/entry-paths.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { loadDocument } from './document-detail.ts';
import { noteMissingIn } from './note-languages.ts';
import { pageDetailContext } from './page-detail.ts';

/**
 * An entry page (spec §2) is the page of the document that its query names: it loads that document by the
 * middleware of its type, and names the document's own address as the one that counts. Each shows one type.
 */
export const entryDetail: MiddlewareFunction<Response> = async (args, next) => {
  const visit = args.context.get(requestContext);
  const asked = visit.page;
  const entry = entryTarget(asked.path, visit.url.searchParams);
  // Without a slug it is the page of nothing: no document is at the entry's own path.
  if (entry && entry.path !== '/') {
    visit.page = { ...asked, path: entry.path, noindex: true };
    await noteMissingIn(visit, args.context.get(servicesContext).content);
  }
  await loadDocument(args, next, entry?.type);
  // What is not found is the address that was asked for: at the other one there may be a page of another type.
  if (!args.context.get(pageDetailContext)) visit.page = asked;
};
