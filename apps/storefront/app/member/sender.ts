import type { RouterContextProvider } from 'react-router';
import { requestContext } from '../../page/request-context.ts';

/** Who sends a form, for rate limits and for the member's list of sessions. */
export function senderOf(request: Request, context: Readonly<RouterContextProvider>) {
  return {
    ip: context.get(requestContext).ip,
    userAgent: request.headers.get('user-agent')?.slice(0, 400) ?? '',
  };
}
