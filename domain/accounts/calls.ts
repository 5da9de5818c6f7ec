import type { Context } from 'hono';
import {
  type BackendEnv,
  commonErrors,
  createRoute,
  failures,
  refuse,
  success,
  writeBody,
  z,
} from '../backend-api/envelope.ts';
import { accountsErrors } from './errors.ts';
import type { SignedIn } from './sessions/open-session.ts';
import type { Sender } from './sessions/sender.ts';

/* What the calls of accounts have in common. */

export const errors = { ...commonErrors, ...accountsErrors };

export const user = z
  .object({
    vip: z.int(),
    username: z.string(),
    email: z.string(),
    uid: z.string(),
    token: z.string().openapi({ description: 'An opaque marker; no call accepts it.' }),
    isInit: z.boolean(),
  })
  .openapi('UserInfo');
export const nothing = z.object({});
export const code = z.string().min(1).max(32);
export const password = z.string().min(1).max(1024);
export const token = z.string().min(1).max(128);

/** Errors that every write can answer with. */
const WRITE = [
  'invalid_input',
  'field_required',
  'forbidden_origin',
  'body_too_large',
  'server_error',
] as const;

/** Describes a write. */
export const write = <Body extends z.ZodType, Data extends z.ZodType>(
  path: string,
  summary: string,
  body: Body,
  data: Data,
  codes: readonly (keyof typeof errors)[] = [],
  who: { acting?: true } = {},
) =>
  createRoute({
    ...who,
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

export function json<Schema extends z.ZodType>(schema: Schema) {
  return { 'application/json': { schema } };
}

/** Who sends a call. */
export const senderOf = (c: Context<BackendEnv>): Sender => ({
  ip: c.var.ip,
  country: c.var.country,
  userAgent: c.req.header('user-agent')?.slice(0, 400) ?? '',
  cookieHeader: c.req.header('cookie'),
});

/** Who asks for a mail, and the language to write it in. */
export const askerOf = (c: Context<BackendEnv>) => ({
  ip: c.var.ip,
  cookieHeader: c.req.header('cookie'),
  locale: c.var.locale,
});

export function sendCookies(c: Context<BackendEnv>, cookies: readonly string[]) {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
}

export const done = (c: Context<BackendEnv>) =>
  c.json({ cscode: 0 as const, msg: '' as const, data: {} }, 200);

export const failed = (
  c: Context<BackendEnv>,
  refused: { error: keyof typeof errors; retryAfterSeconds?: number; cookies?: readonly string[] },
) => {
  sendCookies(c, refused.cookies ?? []);
  return refuse(c, errors, refused.error, refused.retryAfterSeconds);
};

export const signedIn = (c: Context<BackendEnv>, { cookies, user }: SignedIn) => {
  sendCookies(c, cookies);
  return c.json({ cscode: 0 as const, msg: '' as const, data: user }, 200);
};

/** Additional errors of calls for members only. */
export const MEMBER_ONLY = ['no_session', 'session_expired'] as const;
