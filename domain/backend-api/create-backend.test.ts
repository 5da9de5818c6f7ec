import type { Limits } from '@spindle/platform/limits.ts';
import { openLog } from '@spindle/platform/log.ts';
import { type Context, Hono } from 'hono';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from './callers.ts';
import { createBackend } from './create-backend.ts';
import {
  type BackendEnv,
  backendRouter,
  createRoute,
  success,
  type Viewer,
  writeBody,
  written,
  z,
} from './envelope.ts';
import { issueFormToken } from './form-token.ts';

const ORIGIN = 'https://shop.test';
const SECRET = 'a secret of at least thirty-two characters';
const log = openLog('test', 'silent');

function echo() {
  const router = backendRouter();
  const route = createRoute({
    method: 'post',
    path: '/echo',
    summary: 'Says it again',
    request: { body: writeBody(z.object({ text: z.string() })) },
    responses: {
      200: {
        description: 'The text',
        content: { 'application/json': { schema: success(z.object({ text: z.string() })) } },
      },
    },
  });
  router.openapi(route, (c) => c.json({ cscode: 0 as const, msg: '' as const, data: written(c) }, 200));
  router.get('/broken', () => {
    throw new Error('a bug with a secret in it');
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
  router.openapi(language, (c) => c.json({ cscode: 0 as const, msg: '' as const, data: c.var.locale }, 200));
  router.openapi(tell('/program', ['program']), (c) => c.json(answer(c), 200));
  router.openapi(tell('/provider/{name}', ['provider']), (c) => c.json(answer(c), 200));
  router.openapi(tell('/both', ['page', 'program']), (c) => c.json(answer(c), 200));
  return router;
}

function backend(viewer: Viewer = { kind: 'anonymous', expired: false }) {
  return createBackend({
    modules: [echo()],
    readViewer: async () => viewer,
    about: () => ({ locale: 'en', ip: '192.0.2.1', country: undefined }),
    locales: ['en', 'de'],
    origins: [ORIGIN],
    secret: SECRET,
    log,
    endedLoginCookies: [],
    limits: { take, giveBack: async () => {}, reset: async () => {} },
  });
}

it('lets pages of our own origins read its answers, and no others', async () => {
  const ask = (origin: string, method = 'GET') =>
    backend().request('/nothing', {
      method,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
  const own = (await ask(ORIGIN)).headers;
  expect(own.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(own.get('access-control-allow-credentials')).toBe('true');
  const preflight = await ask(ORIGIN, 'OPTIONS');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type');
  expect((await ask('https://evil.test')).headers.get('access-control-allow-origin')).toBeNull();
  expect((await ask('https://evil.test', 'OPTIONS')).headers.get('access-control-allow-origin')).toBeNull();
});

/** Lets the first ten calls of an address pass. */
const taken = new Map<string, number>();
const take: Limits['take'] = async (_limit, { ip = '' }) => {
  taken.set(ip, (taken.get(ip) ?? 0) + 1);
  return (taken.get(ip) ?? 0) > 10 ? { ok: false, retryAfter: 60 } : { ok: true };
};
beforeEach(() => taken.clear());

const app = backend();
const json = { 'content-type': 'application/json' };
const body = JSON.stringify({ text: 'hello' });

it.each<[string, Record<string, string>, number]>([
  ['our own origin', { origin: ORIGIN }, 200],
  [
    'our own origin, whatever else the browser says',
    { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
    200,
  ],
  ['no origin, but same-origin metadata', { 'sec-fetch-site': 'same-origin' }, 200],
  ['another origin', { origin: 'https://evil.test' }, 403],
  ['another port', { origin: `${ORIGIN}:8443` }, 403],
  ['another scheme', { origin: 'http://shop.test' }, 403],
  ['a host that begins like ours', { origin: `${ORIGIN}.evil.test` }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  [
    'another origin that claims to be the same',
    { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' },
    403,
  ],
  ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a typed address', { 'sec-fetch-site': 'none' }, 403],
  ['neither', {}, 403],
])('a write from %s', async (_who, headers, status) => {
  const answer = await app.request('/echo', { method: 'POST', headers: { ...json, ...headers }, body });
  expect(answer.status).toBe(status);
});

const member: Viewer = { kind: 'member', memberId: 'm', email: '', name: '', sessionId: 's' };
const cookie = 'laravel_session=stolen';
const send = (path: string, headers: Record<string, string> = {}, mounted = backend(member)) =>
  mounted.request(path, { method: 'POST', headers: { ...json, cookie, ...headers }, body: '{}' });

describe('a route that declares its callers', () => {
  const page = { origin: ORIGIN };
  it.each<[string, string, Record<string, string>, object]>([
    ['a program', '/program', {}, { caller: 'program', viewer: 'anonymous', cookie: '' }],
    [
      'a program, asked by a page of ours',
      '/program',
      page,
      { caller: 'program', viewer: 'anonymous', cookie: '' },
    ],
    ['a provider', '/provider/x', {}, { caller: 'provider', viewer: 'anonymous', cookie: '' }],
    ['both, asked by a page', '/both', page, { caller: 'page', viewer: 'member', cookie }],
    ['both, asked by a program', '/both', {}, { caller: 'program', viewer: 'anonymous', cookie: '' }],
  ])('for %s', async (_who, path, headers, data) => {
    const answer = await send(path, headers);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data });
  });

  it.each<[string, string, Record<string, string>]>([
    ['no declaration', '/echo', {}],
    ['no description', '/undescribed', {}],
    ['page and program, asked by a page of another site', '/both', { origin: 'https://evil.test' }],
    ['page and program, asked from a typed address', '/both', { 'sec-fetch-site': 'none' }],
  ])('with %s is no way around the origin', async (_what, path, headers) => {
    expect((await send(path, headers)).status).toBe(403);
  });

  it('is found wherever the calls are mounted', async () => {
    const mounted = new Hono().route('/backend', backend(member)) as unknown as ReturnType<typeof backend>;
    expect((await send('/backend/program', {}, mounted)).status).toBe(200);
    expect((await send('/backend/provider/x', {}, mounted)).status).toBe(200);
    expect((await send('/backend/echo', {}, mounted)).status).toBe(403);
  });

  it('holds programs to a limit of their own', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 12; call++) statuses.push((await send('/program')).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await send('/both', { origin: ORIGIN })).status).toBe(200);
  });

  it('says so in the reference', async () => {
    const document = await (await app.request('/openapi.json')).json();
    expect(document.paths['/program'].post['x-callers']).toEqual(['program']);
    expect(document.paths['/echo'].post['x-callers']).toEqual(['page']);
    expect(document.paths['/program'].post.callers).toBeUndefined();
    expect(document.paths['/program'].post.description).toContain('a program (no Origin needed');
  });
});

it.each<[string, Partial<Record<'field' | 'header' | 'cookie', string>>, number]>([
  ['its token in a field', { field: 'own', cookie: 'own' }, 200],
  ['its token in a header', { header: 'own', cookie: 'own' }, 200],
  ['no token', { cookie: 'own' }, 403],
  ['no cookie', { field: 'own' }, 403],
  ['a token of another browser', { field: 'other', cookie: 'own' }, 403],
  ['a made-up token', { field: 'invented', cookie: 'own' }, 403],
])('a form with %s', async (_what, { field, header, cookie }, status) => {
  const tokens = {
    own: issueFormToken(SECRET, new Headers(), { scope: { secure: true, domain: undefined } }),
    other: issueFormToken(SECRET, new Headers(), { scope: { secure: true, domain: undefined } }),
    invented: { token: 'x'.repeat(43), cookie: '' },
  };
  const of = (name: string | undefined) => tokens[name as keyof typeof tokens];
  const answer = await app.request('/echo', {
    method: 'POST',
    headers: {
      origin: ORIGIN,
      ...(header && { 'x-csrf-token': of(header).token }),
      ...(cookie && { cookie: of(cookie).cookie?.split(';')[0] ?? '' }),
    },
    body: new URLSearchParams({ text: 'hello', ...(field && { csrf_token: of(field).token }) }),
  });
  expect(answer.status).toBe(status);
});

it('ties a form’s token to the session', async () => {
  const { token, cookie = '' } = issueFormToken(SECRET, new Headers(), {
    scope: { secure: true, domain: undefined },
    sessionId: 's1',
  });
  const as = (sessionId: string) =>
    backend({ kind: 'member', memberId: 'm', email: '', name: '', sessionId }).request('/echo', {
      method: 'POST',
      headers: { origin: ORIGIN, cookie: cookie.split(';')[0] ?? '' },
      body: new URLSearchParams({ text: 'hello', csrf_token: token }),
    });
  expect((await as('s1')).status).toBe(200);
  expect((await as('s2')).status).toBe(403);
});

it.each<[string, RequestInit, number, string]>([
  ['broken JSON', { headers: json, body: '{"text":' }, 422, 'invalid_input'],
  ['JSON of another shape', { headers: json, body: '[]' }, 422, 'invalid_input'],
  ['no body', {}, 422, 'field_required'],
  ['plain text', { headers: { 'content-type': 'text/plain' }, body }, 403, 'forbidden_origin'],
  [
    'a form without an end',
    { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x' },
    403,
    'forbidden_origin',
  ],
  [
    'a body over the limit',
    { headers: json, body: JSON.stringify({ text: 'x'.repeat(300_000) }) },
    413,
    'body_too_large',
  ],
  [
    'a body over the limit that hides its length',
    { headers: json, body: new Blob(['x'.repeat(10_000_000)]).stream(), duplex: 'half' } as RequestInit,
    413,
    'body_too_large',
  ],
])('refuses %s', async (_what, init, status, error) => {
  const answer = await app.request('/echo', {
    ...init,
    method: 'POST',
    headers: { ...init.headers, origin: ORIGIN },
  });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error, data: null });
});

describe('the language of a call', () => {
  const json = (body: object) => ({
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: ORIGIN },
  });
  const form = (fields: Record<string, string>) => ({
    body: new URLSearchParams(fields),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

  it.each([
    ['the query', '?locale=de', json({}), 'de'],
    ['its other name', '?lang=de', json({}), 'de'],
    ['the query before the body', '?locale=de', json({ locale: 'en' }), 'de'],
    ['the body', '', json({ locale: 'de' }), 'de'],
    ['its other name in the body', '', json({ lang: 'de' }), 'de'],
    ['a form', '', form({ locale: 'de' }), 'de'],
    ['an active one where another is not', '?locale=ja', json({ locale: 'de' }), 'de'],
    ['nothing', '', json({}), 'en'],
    ['what makes no sense', '?locale[]=de', json({ locale: ['de'], lang: 7 }), 'en'],
  ])('is told by %s', async (_, query, sent, expected) => {
    const response = await backend().request(`/language${query}`, { method: 'POST', ...sent });
    expect(await response.json()).toEqual({ cscode: 0, msg: '', data: expected });
  });

  it('is that of a refusal, too', async () => {
    const response = await backend().request('/echo', { method: 'POST', ...json({ locale: 'de' }) });
    expect(await response.json()).toMatchObject({
      error: 'field_required',
      msg: 'Dieses Feld ist erforderlich.',
    });
  });
});

it('answers an unknown path in the envelope, in the language asked for', async () => {
  const answer = await app.request('/nothing?locale=de');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ cscode: 10004, msg: 'Hier gibt es nichts.' });
  expect(await (await app.request('/nothing?lang=ja')).json()).toMatchObject({
    msg: 'There’s nothing here.',
  });
});

it('answers a bug with 500, logs it once and tells nothing of it', async () => {
  const logged = vi.spyOn(log, 'error');
  const answer = await app.request('/broken');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    cscode: 10050,
    error: 'server_error',
    msg: 'Oops, something seems to have gone wrong. Please contact us for help!',
    data: null,
  });
  expect(logged).toHaveBeenCalledTimes(1);
});

it('describes its calls, for programs and for people', async () => {
  const document = await (await app.request('/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/echo'].post.summary).toBe('Says it again');
});

it('serves the reference’s viewer itself, under a policy that lets it reach nobody else', async () => {
  const answer = await app.request('/docs');
  expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'");
  const page = await answer.text();
  expect(page).not.toMatch(/https?:\/\//);
  const scripts = [...page.matchAll(/<script src="([^"]+)">/g)].map(([, path]) => path);
  expect(scripts).toEqual(['docs/viewer.js', 'docs/start.js']);
  for (const path of scripts) {
    const script = await app.request(`/${path}`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(script.headers.get('cache-control')).toContain('public');
  }
});
