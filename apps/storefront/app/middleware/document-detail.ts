import { ADDRESSES_TAG } from '@spindle/content/reading/tags.ts';
import type { MiddlewareFunction } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { named } from './named.ts';
import { documentAddressContext, loadPageDetail } from './page-detail.ts';

/**
 * Finds the document whose address the path is, and runs the middleware that its type names (spec §2); types
 * that the specification names none for are loaded the same way.
 * Where no document has the address, nothing is loaded and the route answers 404.
 */
export const documentDetail: MiddlewareFunction<Response> = async (args, next) => {
  const visit = args.context.get(requestContext);
  const { content } = args.context.get(servicesContext);
  const address = await content.address(visit.page.path, {
    draft: visit.preview,
    locale: visit.page.locale,
  });
  // Who was told that nothing is here has to hear when something is.
  if (!address) return void visit.tags.add(ADDRESSES_TAG);
  args.context.set(documentAddressContext, address);
  const load = address.middleware ? named(address.middleware) : loadPageDetail(address.type);
  return load(args, next);
};
