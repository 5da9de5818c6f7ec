import { type BackendRouter, written, z } from '../../backend-api/envelope.ts';
import { failed, sendCookies, senderOf, signedIn, user, write } from '../calls.ts';
import type { AccountsDeps } from '../deps.ts';
import { completeGoogle, type GoogleAnswer } from './complete-google.ts';
import { startGoogle } from './start-google.ts';

const started = z.object({
  authorization_url: z.string().openapi({ description: 'Google’s page, which leads back to the shop’s.' }),
  client_id: z.string(),
  state: z.string(),
  nonce: z.string().openapi({ description: 'An ID token has to hold it.' }),
});

/** Logging in with Google, for programs that show none of our pages. */
export function googleHttp(app: BackendRouter, deps: AccountsDeps): void {
  app.openapi(
    write(
      '/api/google_oauth/token',
      'Log in with Google: with nothing it begins, and answers what to ask Google for; with the code and state that came back, or an ID token, it ends. Both in one browser, within ten minutes',
      z.object({
        code: z.string().min(1).max(2048).optional(),
        state: z.string().min(1).max(128).optional(),
        id_token: z.string().min(1).max(8192).optional(),
      }),
      z.union([user, started]),
      [
        ...(['not_found', 'too_many_requests', 'factor_required', 'session_expired'] as const),
        ...(['google_refused', 'google_unavailable', 'google_address_unproved'] as const),
        ...(['google_link_first', 'google_other', 'google_taken', 'second_factor_wanted'] as const),
        ...(['account_blocked', 'address_held'] as const),
      ],
    ),
    async (c) => {
      const { google } = deps;
      if (!google) return failed(c, { error: 'not_found' });
      const answer = answerIn(written(c));
      if (!answer) {
        const { locale } = c.var;
        const { cookie, url, state, nonce } = await startGoogle({ ...deps, google }, { locale });
        sendCookies(c, [cookie]);
        const data = { authorization_url: url, client_id: google.clientId, state, nonce };
        return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
      }
      const about = { answer, viewer: c.var.viewer, sender: senderOf(c) };
      const { cookie, result } = await completeGoogle({ ...deps, google }, about);
      sendCookies(c, [cookie]);
      return result.ok ? signedIn(c, result) : failed(c, result);
    },
  );
}

function answerIn(given: {
  code?: string | undefined;
  state?: string | undefined;
  id_token?: string | undefined;
}): GoogleAnswer | undefined {
  if (given.id_token !== undefined) return { idToken: given.id_token };
  if (given.code !== undefined || given.state !== undefined) {
    return { code: given.code ?? '', state: given.state ?? '' };
  }
  return undefined;
}
