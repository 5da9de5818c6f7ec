import { ADDRESSES_TAG } from '@spindle/content/reading/tags.ts';
import type { PageType } from '@spindle/content/types/register.ts';
import type { MiddlewareFunction } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { named } from './named.ts';
import { documentAddressContext, loadPageDetail } from './page-detail.ts';

/** Finds the document that has this path as its address. */
export const documentDetail: MiddlewareFunction<Response> = (args, next) => loadDocument(args, next);

/**
 * Runs the middleware that is named for the type of the document at the path (spec §2); types for which the specification
 * names none are loaded the same way. If no document has the address, nothing is loaded and the route answers 404.
 * @param only the one type that the page shows
 */
export async function loadDocument(
  args: Parameters<MiddlewareFunction<Response>>[0],
  next: Parameters<MiddlewareFunction<Response>>[1],
  only?: PageType,
) {
  const visit = args.context.get(requestContext);
  const { content } = args.context.get(servicesContext);
  const address = await content.address(visit.page.path, {
    draft: visit.preview,
    locale: visit.page.locale,
  });
  // A cached 404 must be purged when a document gets this address.
  if (!address || (only && address.type !== only)) return void visit.tags.add(ADDRESSES_TAG);
  args.context.set(documentAddressContext, address);
  const load = address.middleware ? named(address.middleware) : loadPageDetail(address.type);
  return load(args, next);
}
