import { availableParallelism } from 'node:os';
import type { Db } from '@spindle/platform/database.ts';
import { fewAtOnce } from '@spindle/platform/few-at-once.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import {
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
import { newWork } from './altcha.ts';
import { CAPTCHA_PURPOSES } from './captcha.ts';
import type { CaptchaDeps } from './check-answer.ts';
import { drawCode } from './draw-code.ts';
import { mailCode } from './mail-code.ts';
import { newCaptcha } from './new-captcha.ts';
import { codeOf, readSession } from './session.ts';
import { CHALLENGES_BY_IP, PICTURES_BY_IP, PICTURES_NEARBY } from './thresholds.ts';

const purpose = z.enum(CAPTCHA_PURPOSES).openapi({ description: 'The form it is for.' });
const session = z
  .string()
  .max(200)
  .openapi({ description: 'Names the challenge; send it as `captcha_session`.' });

const challengeRoute = createRoute({
  method: 'get',
  path: '/captcha/challenge',
  tags: ['captcha'],
  summary: 'A captcha for a call that wants one',
  description:
    'Solve `work` (ALTCHA, proof of work v2) and send base64 of `{challenge, solution}` as `recaptcha`; or get a token of reCAPTCHA v3 for `site_key` with the purpose as its action; or show the picture `GET /seccode` and send what is typed, with `captcha_session`.',
  request: { query: z.object({ purpose }) },
  responses: {
    200: {
      description: 'A challenge; good once, for ten minutes',
      content: {
        'application/json': {
          schema: success(
            z.object({
              purpose,
              session,
              timestamp: z.int(),
              work: z.record(z.string(), z.unknown()).nullable(),
              site_key: z.string().nullable(),
            }),
          ),
        },
      },
    },
    ...failures(commonErrors),
  },
});

const pictureRoute = createRoute({
  method: 'get',
  path: '/seccode',
  tags: ['captcha'],
  summary: 'The security code of a challenge, as a picture',
  request: {
    query: z.object({
      session,
      timestamp: z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number)
        .openapi({ type: 'integer', description: 'When the challenge was made, ms.' }),
    }),
  },
  responses: {
    200: { description: 'A picture', content: { 'image/png': { schema: z.string() } } },
    ...failures(commonErrors),
  },
});

const mailRoute = createRoute({
  method: 'post',
  path: '/captcha/mail',
  tags: ['captcha'],
  summary: 'The code of a challenge by mail, for whoever can’t read pictures',
  request: {
    body: writeBody(z.object({ purpose, email: z.string().trim().toLowerCase().max(254).pipe(z.email()) })),
  },
  responses: {
    200: {
      description: 'The code is on its way; it is good for this address alone',
      content: { 'application/json': { schema: success(z.object({ session, timestamp: z.int() })) } },
    },
    ...failures(commonErrors),
  },
});

/** Challenges, and their pictures. */
export function captchaHttp(deps: CaptchaDeps & { db: Db; jobs: Jobs }) {
  const { limits, secret, clock } = deps;
  const app = backendRouter();
  // Drawing takes some milliseconds of a core; one core is left for pages.
  const draw = fewAtOnce({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 100 });

  app.openapi(challengeRoute, async (c) => {
    const allowed = await limits.take(CHALLENGES_BY_IP, { ip: c.var.ip });
    if (!allowed.ok) return refuse(c, commonErrors, 'too_many_requests', allowed.retryAfter);
    const asked = c.req.valid('query');
    const { siteKey, way: _, ...shown } = newCaptcha(deps, asked.purpose);
    const work = siteKey === undefined ? { ...(await newWork(deps, asked.purpose)) } : null;
    const data = { ...shown, work, site_key: siteKey ?? null };
    return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
  });

  app.openapi(pictureRoute, async (c) => {
    const { ip } = c.var;
    const own = await limits.take(PICTURES_BY_IP, { ip });
    const allowed = own.ok ? await limits.take(PICTURES_NEARBY, { nearby: ip }) : own;
    if (!allowed.ok) return refuse(c, commonErrors, 'too_many_requests', allowed.retryAfter);
    const { session, timestamp } = c.req.valid('query');
    const known = readSession(secret, session, { now: clock.now() });
    if (known?.way !== 'picture' || known.issuedAt.getTime() !== timestamp)
      return refuse(c, commonErrors, 'not_found');
    const png = await draw(() => drawCode(codeOf(secret, session, 'picture'), session));
    return c.body(new Uint8Array(png), 200, { 'content-type': 'image/png' }) as never;
  });

  app.openapi(mailRoute, async (c) => {
    const { ip, locale } = c.var;
    const mailed = await mailCode(deps, { ...written(c), ip, locale });
    if (!mailed.ok) return refuse(c, commonErrors, mailed.error, mailed.retryAfterSeconds);
    const { session, timestamp } = mailed.captcha;
    return c.json({ cscode: 0 as const, msg: '' as const, data: { session, timestamp } }, 200);
  });
  return app;
}
