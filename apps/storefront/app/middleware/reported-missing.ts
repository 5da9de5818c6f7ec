import type { MiddlewareFunction } from 'react-router';
import { requestContext } from '../../page/request-context.ts';
import { pageNotFound } from '../shop/page-not-found.ts';

/** Answers 404 for a hydrated page that has reported from the browser that there is nothing to show. */
export const reportedMissing: MiddlewareFunction<Response> = async ({ context }) => {
  if (context.get(requestContext).missing) throw await pageNotFound(context);
};
