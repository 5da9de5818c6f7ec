import { type BackendRouter, written, z } from '../../backend-api/envelope.ts';
import { requireMember } from '../../backend-api/require-member.ts';
import { CAPTCHA_ERRORS, captchaAnswer, captchaFields } from '../../captcha/answer-fields.ts';
import {
  askerOf,
  done,
  failed,
  MEMBER_ONLY,
  nothing,
  password,
  sendCookies,
  senderOf,
  signedIn,
  token,
  user,
  write,
} from '../calls.ts';
import type { AccountsDeps } from '../deps.ts';
import { emailAddress } from '../email.ts';
import { changePassword, setNewPassword } from './change-password.ts';
import { checkPasswordToken } from './check-password-token.ts';
import { completePasswordReset } from './complete-password-reset.ts';
import { PASSWORD_PROBLEMS } from './password.ts';
import { startPasswordReset } from './start-password-reset.ts';

/** The three steps of a reset, and changing the password while logged in. */
export function passwordsHttp(app: BackendRouter, deps: AccountsDeps): void {
  app.openapi(
    write(
      '/api/auth/reset_pw/per',
      'Reset the password, step 1: mail a link',
      z.object({ email: emailAddress, ...captchaFields }),
      nothing,
      ['invalid_email', ...CAPTCHA_ERRORS, 'too_many_requests'],
    ),
    async (c) => {
      const asked = written(c);
      const { email } = asked;
      const captcha = captchaAnswer(asked);
      const result = await startPasswordReset(deps, { ...askerOf(c), email, captcha });
      return result.ok ? done(c) : failed(c, result);
    },
  );

  app.openapi(
    write(
      '/api/auth/reset_pw/check',
      'Reset the password, step 2: does this link work?',
      z.object({ token }),
      z.object({ email: z.string() }),
      ['link_ended'],
    ),
    async (c) => {
      const result = await checkPasswordToken(deps, written(c));
      if (!result.ok) return failed(c, result);
      return c.json({ cscode: 0 as const, msg: '' as const, data: { email: result.email } }, 200);
    },
  );

  app.openapi(
    write(
      '/api/auth/reset_pw/complete',
      'Reset the password, step 3: set it; logs in and ends every other session',
      z.object({ token, password }),
      user,
      ['link_ended', 'second_factor_wanted', 'account_blocked', ...PASSWORD_PROBLEMS, 'too_many_requests'],
    ),
    async (c) => {
      const result = await completePasswordReset(deps, { ...written(c), sender: senderOf(c) });
      return result.ok ? signedIn(c, result) : failed(c, result);
    },
  );

  // The second is an older name of the same call.
  for (const path of ['/member/change_password_v1', '/member/change_password_old'] as const) {
    app.openapi(
      write(
        path,
        'Change the password with the old one; ends every other session',
        z.object({ old_password: password, password }),
        nothing,
        [...MEMBER_ONLY, 'bad_credentials', ...PASSWORD_PROBLEMS, 'too_many_requests'],
      ),
      async (c) => {
        const viewer = requireMember(c);
        if (viewer instanceof Response) return viewer;
        const { old_password: oldPassword, password } = written(c);
        const result = await changePassword(deps, viewer, { oldPassword, password, sender: senderOf(c) });
        if (!result.ok) return failed(c, result);
        sendCookies(c, result.cookies);
        return done(c);
      },
    );
  }

  app.openapi(
    write(
      '/member/change_password',
      'Set a password without the old one, after `verify_code`; ends every other session',
      z.object({ password }),
      nothing,
      [...MEMBER_ONLY, 'factor_required', ...PASSWORD_PROBLEMS, 'too_many_requests'],
    ),
    async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      const result = await setNewPassword(deps, viewer, { ...written(c), sender: senderOf(c) });
      if (!result.ok) return failed(c, result);
      sendCookies(c, result.cookies);
      return done(c);
    },
  );
}
