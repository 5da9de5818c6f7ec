import type { MiddlewareFunction } from 'react-router';
import { requestContext } from '../../page/request-context.ts';
import { notFound } from './not-found.ts';

/** A language that exists but is not active in the settings has no pages. */
export const localeGuard: MiddlewareFunction<Response> = async ({ context }) => {
  if (!context.get(requestContext).localeActive) throw await notFound(context);
};
