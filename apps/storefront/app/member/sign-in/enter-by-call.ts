import type { Calls } from '../../../calls/backend-calls.ts';
import type { HttpClient } from '../../../calls/http-client.ts';
import { readAppState } from '../../../page/read-app-state.ts';
import { pageCalls } from '../../page-calls.ts';

/** The parameters of a link's auto-login call (spec §4, §7). */
export type EnteringCall = Calls['POST /backend/api/auth/auth_token']['takes'];

/**
 * Logs in with a link, at the host that shows this page: the link's authentication host, if there is one.
 * @returns `in` when the answer has set the log-in cookies; otherwise an error code, and nobody is logged in
 */
export async function enterByCall(
  link: EnteringCall,
  call: HttpClient = pageCalls({ ...readAppState(), backend_host: '' }),
): Promise<{ in: true } | { in: false; error: string }> {
  try {
    const { data } = await call('POST /backend/api/auth/auth_token', link);
    if (data.status === true) return { in: true };
  } catch (answer) {
    const { error } = (answer ?? {}) as { error?: unknown };
    if (typeof error === 'string') return { in: false, error };
  }
  return { in: false, error: 'server_error' };
}
