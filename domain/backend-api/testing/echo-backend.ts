import { LineFull } from '@spindle/platform/few-at-once.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import { openLog } from '@spindle/platform/log.ts';
import type { Context } from 'hono';
import type { Caller } from '../callers.ts';
import { createBackend } from '../create-backend.ts';
import {
  type BackendEnv,
  backendRouter,
  createRoute,
  success,
  type Viewer,
  writeBody,
  written,
  z,
} from '../envelope.ts';

export const ORIGIN = 'https://shop.test';
export const SECRET = 'a secret of at least thirty-two characters';
export const log = openLog('test', 'silent');

/** Lets the first ten calls from an IP address pass. */
function tenCalls(): Limits {
  const taken = new Map<string, number>();
  const take: Limits['take'] = async (_limit, { ip = '' }) => {
    taken.set(ip, (taken.get(ip) ?? 0) + 1);
    return (taken.get(ip) ?? 0) > 10 ? { ok: false, retryAfter: 60 } : { ok: true };
  };
  return {
    take,
    takeLoosely: take,
    used: async () => 0,
    async giveBack() {},
    async reset() {},
  };
}

/** A call for every kind of caller, which answers with what it was told. */
function calls() {
  const router = backendRouter();
  const echo = (path: string, callers: readonly Caller[]) =>
    createRoute({
      method: 'post',
      path,
      callers,
      summary: 'Says it again',
      request: { body: writeBody(z.object({ text: z.string() })) },
      responses: {
        200: {
          description: 'The text',
          content: { 'application/json': { schema: success(z.object({ text: z.string() })) } },
        },
      },
    });
  for (const route of [echo('/echo', ['page']), echo('/echo-program', ['program'])])
    router.openapi(route, (c) => c.json({ cscode: 0 as const, msg: '' as const, data: written(c) }, 200));
  router.get('/broken', () => {
    throw new Error('a bug with a secret in it');
  });
  router.get('/full', () => {
    throw new LineFull(30);
  });
  router.post('/undescribed', (c) => c.text('taken'));
  const who = z.object({ caller: z.string(), viewer: z.string(), cookie: z.string() });
  const answer = (c: Context<BackendEnv>) => ({
    cscode: 0 as const,
    msg: '' as const,
    data: { caller: c.var.caller, viewer: c.var.viewer.kind, cookie: c.req.header('cookie') ?? '' },
  });
  const tell = (path: string, callers: readonly Caller[]) =>
    createRoute({
      method: 'post',
      path,
      callers,
      summary: 'Says who calls',
      request: { body: writeBody(z.object({})), params: z.object({ name: z.string().optional() }) },
      responses: { 200: { description: 'Who', content: { 'application/json': { schema: success(who) } } } },
    });
  const language = createRoute({
    method: 'post',
    path: '/language',
    callers: ['page', 'program'],
    summary: 'Says the language',
    request: { body: writeBody(z.object({})) },
    responses: {
      200: { description: 'It', content: { 'application/json': { schema: success(z.string()) } } },
    },
  });
  const about = createRoute({
    method: 'get',
    path: '/about',
    summary: 'Is read',
    responses: {
      200: { description: 'Text', content: { 'application/json': { schema: success(z.string()) } } },
    },
  });
  router.openapi(about, (c) => c.json({ cscode: 0 as const, msg: '' as const, data: 'read' }, 200));
  router.openapi(language, (c) => c.json({ cscode: 0 as const, msg: '' as const, data: c.var.locale }, 200));
  router.openapi(tell('/program', ['program']), (c) => c.json(answer(c), 200));
  router.openapi(tell('/provider/{name}', ['provider']), (c) => c.json(answer(c), 200));
  router.openapi(tell('/both', ['page', 'program']), (c) => c.json(answer(c), 200));
  return router;
}

/** A backend with only these calls, and with limits of its own. */
export function backend(viewer: Viewer = { kind: 'anonymous', expired: false }) {
  return createBackend({
    modules: [calls()],
    readViewer: async () => viewer,
    about: () => ({ locale: 'en', ip: '192.0.2.1', country: undefined }),
    shopName: 'Shop',
    locales: ['en', 'de'],
    origins: [ORIGIN],
    secret: SECRET,
    log,
    endedLoginCookies: [],
    endedActingCookies: [],
    limits: tenCalls(),
  });
}
