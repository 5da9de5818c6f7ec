import {
  type BackendRouter,
  createRoute,
  failures,
  success,
  written,
  z,
} from '../../backend-api/envelope.ts';
import { requireReader } from '../../backend-api/require-member.ts';
import { CAPTCHA_ERRORS, captchaAnswer, captchaFields } from '../../captcha/answer-fields.ts';
import {
  done,
  errors,
  failed,
  json,
  nothing,
  password,
  sendCookies,
  senderOf,
  signedIn,
  user,
  write,
} from '../calls.ts';
import type { AccountsDeps } from '../deps.ts';
import { emailAddress } from '../email.ts';
import { readMember } from '../read-member.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';

const member = (method: 'get' | 'post', path: string) =>
  createRoute({
    method,
    path,
    tags: ['accounts'],
    acting: true,
    summary: 'The member who is logged in',
    responses: {
      200: { description: 'The member', content: json(success(user)) },
      ...failures({
        no_session: errors.no_session,
        session_expired: errors.session_expired,
        server_error: errors.server_error,
      }),
    },
  });

/** Log-in, log-out and who is logged in. */
export function sessionsHttp(app: BackendRouter, deps: AccountsDeps): void {
  app.openapi(
    write('/api/auth/login', 'Log in', z.object({ email: emailAddress, password, ...captchaFields }), user, [
      'invalid_email',
      'bad_credentials',
      'second_factor_wanted',
      'account_blocked',
      ...CAPTCHA_ERRORS,
      'too_many_requests',
    ]),
    async (c) => {
      const asked = written(c);
      const captcha = captchaAnswer(asked);
      const result = await logIn(deps, { ...asked, captcha, sender: senderOf(c) });
      return result.ok ? signedIn(c, result) : failed(c, result);
    },
  );

  app.openapi(
    write('/member/logout', 'Log out; without a session nothing happens', nothing, nothing, [], {
      acting: true,
    }),
    async (c) => {
      sendCookies(c, (await logOut(deps, c.req.raw.headers)).cookies);
      return done(c);
    },
  );

  for (const route of [member('get', '/member/'), member('post', '/member/info')]) {
    app.openapi(route, async (c) => {
      const viewer = requireReader(c);
      if (viewer instanceof Response) return viewer;
      const data = await readMember(deps, viewer.memberId);
      return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
    });
  }
}
