import { openLog } from '@spindle/platform/log.ts';
import { expect, it, vi } from 'vitest';
import { createBackend } from './create-backend.ts';
import { backendRouter, createRoute, success, type Viewer, writeBody, written, z } from './envelope.ts';
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
  router.post('/webhook', (c) => c.text('taken'));
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
    signed: ['/webhook'],
  });
}

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

it('takes a signed call from anywhere', async () => {
  const answer = await app.request('/webhook', { method: 'POST', body: 'x' });
  expect(await answer.text()).toBe('taken');
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
    own: issueFormToken(SECRET, new Headers(), { secure: true }),
    other: issueFormToken(SECRET, new Headers(), { secure: true }),
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
  const { token, cookie = '' } = issueFormToken(SECRET, new Headers(), { secure: true, sessionId: 's1' });
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

it('answers an unknown path in the envelope, in the language asked for', async () => {
  const answer = await app.request('/nothing?locale=de');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ cscode: 10004, msg: 'Hier gibt es nichts.' });
  expect(await (await app.request('/nothing?lang=ja')).json()).toMatchObject({
    msg: 'There is nothing here.',
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

it('describes its calls, for programs and for people, without a script', async () => {
  const document = await (await app.request('/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/echo'].post.summary).toBe('Says it again');
  const page = await (await app.request('/docs')).text();
  expect(page).toContain('Says it again');
  expect(page).not.toMatch(/<script|style=|https?:\/\/(?!shop\.test)/);
});
