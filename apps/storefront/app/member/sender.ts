import type { Sender } from '@spindle/domain/accounts/sessions/sender.ts';
import type { RouterContextProvider } from 'react-router';
import { requestContext } from '../../page/request-context.ts';

/** Who sends a form, for rate limits and for the member's list of sessions. */
export function senderOf(request: Request, context: Readonly<RouterContextProvider>): Sender {
  const { ip, country } = context.get(requestContext);
  return {
    ip,
    country,
    userAgent: request.headers.get('user-agent')?.slice(0, 400) ?? '',
    cookieHeader: request.headers.get('cookie') ?? undefined,
  };
}
