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
  { call = callBackend, jar = document }: { call?: typeof callBackend; jar?: { cookie: string } } = {},
): Promise<'done' | 'failed' | 'offline'> {
  let answer: Response;
  try {
    answer = await call(page, '/member/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  } catch (error) {
    forgetLogin(page, jar);
    endSessionLater(page, jar);
    trace('network', error);
    return 'offline';
  }
  const body = await answer.json().catch(() => undefined);
  if (body?.cscode === 0) {
    forgetLogin(page, jar);
    return 'done';
  }
  trace('answer', body?.cscode ?? answer.status);
  return 'failed';
}

/** The tracker listens where the visitor consented; otherwise this is said to nobody. */
function trace(reason: string, detail: unknown): void {
  globalThis.dispatchEvent?.(
    new CustomEvent('spindle:trace', { detail: { category: 'log_out', reason, detail: String(detail) } }),
  );
}
