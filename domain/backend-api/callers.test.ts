import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Viewer } from './envelope.ts';
import { issueFormToken } from './form-token.ts';
import { backend, ORIGIN, SECRET } from './testing/echo-backend.ts';

const app = backend();
const json = { 'content-type': 'application/json' };
const body = JSON.stringify({ text: 'hello' });

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

const member: Viewer = {
  kind: 'member',
  memberId: 'm',
  email: '',
  name: '',
  sessionId: 's',
  factorAt: new Date(0),
};
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
    const own = backend(member);
    for (let call = 0; call < 12; call++) statuses.push((await send('/program', {}, own)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await send('/both', { origin: ORIGIN }, own)).status).toBe(200);
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
    backend({ kind: 'member', memberId: 'm', email: '', name: '', sessionId, factorAt: new Date(0) }).request(
      '/echo',
      {
        method: 'POST',
        headers: { origin: ORIGIN, cookie: cookie.split(';')[0] ?? '' },
        body: new URLSearchParams({ text: 'hello', csrf_token: token }),
      },
    );
  expect((await as('s1')).status).toBe(200);
  expect((await as('s2')).status).toBe(403);
});
