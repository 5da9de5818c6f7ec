import { addressOfLink } from '@spindle/platform/client-address.ts';
import { type BackendRouter, written, z } from '../../backend-api/envelope.ts';
import { CAPTCHA_ERRORS, captchaAnswer, captchaFields } from '../../captcha/answer-fields.ts';
import { done, failed, nothing, sendCookies, senderOf, token, user, write } from '../calls.ts';
import type { AccountsDeps } from '../deps.ts';
import { emailAddress } from '../email.ts';
import { checkSignInLink } from './check-sign-in-link.ts';
import { enterWithLink } from './enter-with-link.ts';
import { startSignInLink } from './start-sign-in-link.ts';

/** Logging in with the token of a mailed link. */
export function signInLinksHttp(app: BackendRouter, deps: AccountsDeps): void {
  app.openapi(
    write(
      '/api/auth/auth_token/per',
      'Log in by mail, step 1: mail a link',
      z.object({ email: emailAddress, ...captchaFields }),
      nothing,
      ['invalid_email', ...CAPTCHA_ERRORS, 'too_many_requests'],
    ),
    async (c) => {
      const asked = written(c);
      const captcha = captchaAnswer(asked);
      const about = { email: asked.email, locale: c.var.locale, sender: senderOf(c) };
      const result = await startSignInLink(deps, { ...about, captcha });
      if (!result.ok) return failed(c, result);
      sendCookies(c, [result.cookie]);
      return done(c);
    },
  );

  app.openapi(
    write(
      '/api/auth/auth_token',
      'Log in by mail, step 2: with the token of the link, in the browser that asked for it. In another one the page that the link leads to asks first, and hands on the challenge that it was given; where a language has an authentication host, the call goes there',
      z.object({
        token,
        email: z.string().max(254).optional().openapi({ description: 'Of the account.' }),
        client_e: z
          .string()
          .max(512)
          .optional()
          .openapi({ description: 'The same as URL-safe base64, in place of `email`.' }),
        challenge: z
          .string()
          .max(64)
          .default('')
          .openapi({ description: 'Of the page that asked. Not needed where the link was asked for.' }),
      }),
      z.object({ status: z.literal(true), user }),
      ['link_ended', 'other_session', 'second_factor_wanted', 'account_blocked', 'too_many_requests'],
    ),
    async (c) => {
      const { token, email = '', client_e: encoded = '', challenge } = written(c);
      const sender = senderOf(c);
      const named = addressOfLink(new URLSearchParams({ email, client_e: encoded }));
      const { cookieHeader } = sender;
      const checked = await checkSignInLink(deps, { token, named, challenge, cookieHeader });
      if (!checked.ok) return failed(c, checked);
      if (!named || !checked.isConfirmable) return failed(c, { error: 'link_ended' });
      const result = await enterWithLink(deps, { token, viewer: c.var.viewer, sender });
      if (!result.ok) return failed(c, result);
      sendCookies(c, result.cookies);
      const data = { status: true as const, user: result.user };
      return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
    },
  );
}
