import { type BackendRouter, written, z } from '../../backend-api/envelope.ts';
import { CAPTCHA_ERRORS, captchaAnswer, captchaFields } from '../../captcha/answer-fields.ts';
import { askerOf, code, done, failed, nothing, password, senderOf, signedIn, user, write } from '../calls.ts';
import type { AccountsDeps } from '../deps.ts';
import { emailAddress } from '../email.ts';
import { MOST_RENEWALS } from '../limits.ts';
import { PASSWORD_PROBLEMS } from '../passwords/password.ts';
import { checkRegistration } from './check-registration.ts';
import { completeRegistration } from './complete-registration.ts';
import { startRegistration } from './start-registration.ts';

/** Forms and queries carry numbers as text. */
const renewal = z.coerce
  .number()
  .int()
  .min(0)
  .max(MOST_RENEWALS)
  .optional()
  .openapi({ description: 'Which code: one more each time `code_spent` was answered; 0 when missing.' });

/** The three steps of a registration. */
export function registrationHttp(app: BackendRouter, deps: AccountsDeps): void {
  app.openapi(
    write(
      '/api/auth/register/per',
      'Register, step 1: mail a code',
      z.object({ email: emailAddress, renewal, ...captchaFields }),
      nothing,
      ['invalid_email', ...CAPTCHA_ERRORS, 'too_many_requests'],
    ),
    async (c) => {
      const asked = written(c);
      const { email, renewal } = asked;
      const captcha = captchaAnswer(asked);
      const result = await startRegistration(deps, { ...askerOf(c), email, renewal, captcha });
      return result.ok ? done(c) : failed(c, result);
    },
  );

  app.openapi(
    write(
      '/api/auth/register/check',
      'Register, step 2: is this the mailed code?',
      z.object({ email: emailAddress, code, renewal }),
      nothing,
      ['invalid_email', 'code_wrong', 'code_spent', 'too_many_requests'],
    ),
    async (c) => {
      const result = await checkRegistration(deps, { ...written(c), ip: c.var.ip });
      return result.ok ? done(c) : failed(c, result);
    },
  );

  app.openapi(
    write(
      '/api/auth/register/complete',
      'Register, step 3: set a password; logs in',
      z.object({ email: emailAddress, code, renewal, password }),
      user,
      ['invalid_email', 'code_wrong', 'code_spent', ...PASSWORD_PROBLEMS, 'too_many_requests'],
    ),
    async (c) => {
      const result = await completeRegistration(deps, { ...written(c), sender: senderOf(c) });
      return result.ok ? signedIn(c, result) : failed(c, result);
    },
  );
}
