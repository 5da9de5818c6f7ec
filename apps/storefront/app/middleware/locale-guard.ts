import { data, type MiddlewareFunction } from 'react-router';
import { requestContext } from '../../server/request-context.ts';

/** A language that exists but is not active in the settings has no pages. */
export const localeGuard: MiddlewareFunction<Response> = ({ context }) => {
  if (!context.get(requestContext).localeActive) throw data(null, { status: 404 });
};
