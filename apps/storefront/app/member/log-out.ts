import { trace } from '@spindle/tracking/tracker/trace.ts';
import type { PageState } from '../../page/state.ts';
import { callBackend } from '../call-backend.ts';
import { endSessionLater, forgetLogin } from './forget-login.ts';

/**
 * Asks the shop to end the session (spec §4). `failed`: the shop answered something else and the visitor is
 * still in. `offline`: no answer; the page has forgotten what it could and the session ends at the next
 * contact.
 */
export async function logOut(
  page: Pick<PageState, 'backendHost' | 'cookieDomain'>,
  {
    call = callBackend,
    jar = document,
    report = trace,
  }: { call?: typeof callBackend; jar?: { cookie: string }; report?: typeof trace } = {},
): Promise<'done' | 'failed' | 'offline'> {
  let answer: Response;
  try {
    answer = await call(page, '/member/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  } catch {
    forgetLogin(page, jar);
    endSessionLater(page, jar);
    report('log_out_failed', 'network');
    return 'offline';
  }
  const body = await answer.json().catch(() => undefined);
  if (body?.cscode === 0) {
    forgetLogin(page, jar);
    return 'done';
  }
  report('log_out_failed', String(body?.cscode ?? answer.status));
  return 'failed';
}
