import type { AccountsDeps } from '../deps.ts';
import { attemptCookie, attemptSecrets, type GoogleAttempt, newAttempt } from './google-attempt.ts';
import type { Google } from './open-google.ts';

export interface StartedGoogle {
  /** The page at Google to which the visitor goes now. */
  url: string;
  state: string;
  nonce: string;
  cookie: string;
}

/** Begins a log-in with Google, or the linking of an account, in this browser. */
export async function startGoogle(
  deps: Pick<AccountsDeps, 'secret' | 'clock' | 'cookies'> & { google: Google },
  about: Omit<GoogleAttempt, 'id'>,
): Promise<StartedGoogle> {
  const attempt = newAttempt(about);
  const { state, nonce, challenge } = attemptSecrets(deps.secret, attempt);
  const url = deps.google.authorizationUrl({ state, nonce, challenge });
  return { url, state, nonce, cookie: await attemptCookie(deps, attempt) };
}
