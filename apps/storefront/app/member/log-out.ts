import { trace } from '@spindle/tracking/tracker/trace.ts';
import { type HttpClient, SESSION_CODES } from '../../calls/http-client.ts';
import { endSessionLater, forgetLogin } from './forget-login.ts';

/**
 * Asks the shop to end the session (spec §4). `failed`: the shop answered something else, and the visitor is still logged
 * in. `ended`: there was no session any more, and the call itself leads to the log-in page. `offline`: no answer; the
 * page has cleared what it could, and the session ends at the next contact.
 */
export async function logOut(
  call: HttpClient,
  cookieDomain: string,
  { jar = document, report = trace }: { jar?: { cookie: string }; report?: typeof trace } = {},
): Promise<'done' | 'ended' | 'failed' | 'offline'> {
  const answer = await call('POST /backend/member/logout').catch((reason: unknown) => reason);
  if (answer instanceof Error) {
    forgetLogin(cookieDomain, jar);
    endSessionLater(cookieDomain, jar);
    report('log_out_failed', 'network');
    return 'offline';
  }
  const { cscode } = (answer ?? {}) as { cscode?: number };
  if (cscode === 0 || SESSION_CODES.has(cscode)) {
    forgetLogin(cookieDomain, jar);
    return cscode === 0 ? 'done' : 'ended';
  }
  report('log_out_failed', String(cscode ?? 'unreadable'));
  return 'failed';
}
