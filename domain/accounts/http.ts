import type { Context } from 'hono';
import {
  type BackendEnv,
  backendRouter,
  commonErrors,
  createRoute,
  failures,
  refuse,
  success,
  writeBody,
  written,
  z,
} from '../backend-api/envelope.ts';
import { requireMember } from '../backend-api/require-member.ts';
import type { AccountsDeps } from './deps.ts';
import { emailAddress } from './email.ts';
import { accountsErrors } from './errors.ts';
import { MOST_RENEWALS } from './limits.ts';
import { checkPasswordToken } from './passwords/check-password-token.ts';
import { completePasswordReset } from './passwords/complete-password-reset.ts';
import { startPasswordReset } from './passwords/start-password-reset.ts';
import { readMember } from './read-member.ts';
import { checkRegistration } from './registration/check-registration.ts';
import { completeRegistration } from './registration/complete-registration.ts';
import { startRegistration } from './registration/start-registration.ts';
import { logIn } from './sessions/log-in.ts';
import { logOut } from './sessions/log-out.ts';
import type { SignedIn } from './sessions/open-session.ts';

const errors = { ...commonErrors, ...accountsErrors };

const user = z
  .object({
    vip: z.int(),
    username: z.string(),
    email: z.string(),
    uid: z.string(),
    token: z.string().openapi({ description: 'An opaque marker; no call accepts it.' }),
    isInit: z.boolean(),
  })
  .openapi('UserInfo');
const nothing = z.object({});
const code = z.string().min(1).max(32);
/** Forms and queries say numbers in digits. */
const renewal = z.coerce
  .number()
  .int()
  .min(0)
  .max(MOST_RENEWALS)
  .optional()
  .openapi({ description: 'Which code: one more each time `code_spent` was answered; 0 when missing.' });
const password = z.string().min(1).max(1024);
const token = z.string().min(1).max(128);

const member = (method: 'get' | 'post', path: string) =>
  createRoute({
    method,
    path,
    tags: ['accounts'],
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

/** What every write can answer. */
const WRITE = [
  'invalid_input',
  'field_required',
  'forbidden_origin',
  'body_too_large',
  'server_error',
] as const;

const write = <Body extends z.ZodType, Data extends z.ZodType>(
  path: string,
  summary: string,
  body: Body,
  data: Data,
  codes: readonly (keyof typeof errors)[] = [],
) =>
  createRoute({
    method: 'post',
    path,
    tags: ['accounts'],
    summary,
    request: { body: writeBody(body) },
    responses: {
      200: { description: 'Done', content: json(success(data)) },
      ...failures(Object.fromEntries([...WRITE, ...codes].map((code) => [code, errors[code]]))),
    },
  });

function json<Schema extends z.ZodType>(schema: Schema) {
  return { 'application/json': { schema } };
}

const userAgent = (c: Context<BackendEnv>) => c.req.header('user-agent')?.slice(0, 400) ?? '';

function sendCookies(c: Context<BackendEnv>, cookies: readonly string[]) {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
}

/** Registration, log-in, log-out, password reset and who is logged in. */
export function accountsHttp(deps: AccountsDeps) {
  const app = backendRouter();

  const done = (c: Context<BackendEnv>) => c.json({ cscode: 0 as const, msg: '' as const, data: {} }, 200);
  const failed = (
    c: Context<BackendEnv>,
    { error, retryAfterSeconds }: { error: keyof typeof errors; retryAfterSeconds?: number },
  ) => refuse(c, errors, error, retryAfterSeconds);
  const signedIn = (c: Context<BackendEnv>, { cookies, user }: SignedIn) => {
    sendCookies(c, cookies);
    return c.json({ cscode: 0 as const, msg: '' as const, data: user }, 200);
  };

  app.openapi(
    write(
      '/api/auth/register/per',
      'Register, step 1: mail a code',
      z.object({ email: emailAddress, renewal }),
      nothing,
      ['invalid_email', 'too_many_requests'],
    ),
    async (c) => {
      const asked = written(c);
      const result = await startRegistration(deps, { ...asked, locale: c.var.locale, ip: c.var.ip });
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
      [
        'invalid_email',
        'code_wrong',
        'code_spent',
        'password_too_short',
        'password_too_long',
        'too_many_requests',
      ],
    ),
    async (c) => {
      const input = { ...written(c), ip: c.var.ip, userAgent: userAgent(c) };
      const result = await completeRegistration(deps, input);
      return result.ok ? signedIn(c, result) : failed(c, result);
    },
  );

  app.openapi(
    write('/api/auth/login', 'Log in', z.object({ email: emailAddress, password }), user, [
      'invalid_email',
      'bad_credentials',
      'too_many_requests',
    ]),
    async (c) => {
      const result = await logIn(deps, {
        ...written(c),
        ip: c.var.ip,
        userAgent: userAgent(c),
        cookieHeader: c.req.header('cookie'),
      });
      return result.ok ? signedIn(c, result) : failed(c, result);
    },
  );

  app.openapi(
    write(
      '/api/auth/reset_pw/per',
      'Reset the password, step 1: mail a link',
      z.object({ email: emailAddress }),
      nothing,
      ['invalid_email', 'too_many_requests'],
    ),
    async (c) => {
      const { email } = written(c);
      const result = await startPasswordReset(deps, { email, locale: c.var.locale, ip: c.var.ip });
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
      ['link_ended', 'password_too_short', 'password_too_long', 'too_many_requests'],
    ),
    async (c) => {
      const input = { ...written(c), ip: c.var.ip, userAgent: userAgent(c) };
      const result = await completePasswordReset(deps, input);
      return result.ok ? signedIn(c, result) : failed(c, result);
    },
  );

  app.openapi(
    write('/member/logout', 'Log out; without a session nothing happens', nothing, nothing),
    async (c) => {
      sendCookies(c, (await logOut(deps, c.req.raw.headers)).cookies);
      return done(c);
    },
  );

  for (const route of [member('get', '/member/'), member('post', '/member/info')]) {
    app.openapi(route, async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      const data = await readMember(deps, viewer.memberId);
      return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
    });
  }

  return app;
}
