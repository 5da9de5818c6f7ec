import { type BackendRouter, written, z } from '../../backend-api/envelope.ts';
import { code, failed, senderOf, signedIn, user, write } from '../calls.ts';
import type { AccountsDeps } from '../deps.ts';
import { giveSecondFactor } from './give-second-factor.ts';

/** The second step of a log-in. */
export function twoFactorHttp(app: BackendRouter, deps: AccountsDeps): void {
  app.openapi(
    write(
      '/api/auth/second_factor',
      'Log in, step 2 after `second_factor_wanted`: a code of the app, or a recovery code',
      z.object({ code }),
      user,
      ['code_wrong', 'second_factor_ended', 'account_blocked', 'too_many_requests'],
    ),
    async (c) => {
      const result = await giveSecondFactor(deps, { ...written(c), sender: senderOf(c) });
      return result.ok ? signedIn(c, result) : failed(c, result);
    },
  );
}
