import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { backend, log, ORIGIN } from './testing/echo-backend.ts';

const app = backend();
const json = { 'content-type': 'application/json' };
const body = JSON.stringify({ text: 'hello' });

it.each<[string, RequestInit, number, string]>([
  ['broken JSON', { headers: json, body: '{"text":' }, 422, 'invalid_input'],
  ['JSON of another shape', { headers: json, body: '[]' }, 422, 'invalid_input'],
  ['a NUL in JSON', { headers: json, body: '{"text":"a\\u0000"}' }, 422, 'invalid_input'],
  ['half a character in JSON', { headers: json, body: '{"text":"\\ud83d!"}' }, 422, 'invalid_input'],
  [
    'a NUL beside what is nested too deep to look at',
    { headers: json, body: `{"text":"a\\u0000","more":${'['.repeat(50_000)}${']'.repeat(50_000)}}` },
    422,
    'invalid_input',
  ],
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
    'a body that says it is over the limit',
    { headers: { ...json, 'content-length': '300000' }, body },
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

it('depends on the origin of who asks, for caches, even where there is none', async () => {
  const headersFor = async (headers: HeadersInit) => (await app.request('/about', { headers })).headers;
  const toPage = await headersFor({ origin: ORIGIN });
  expect([toPage.get('vary'), toPage.get('access-control-allow-origin')]).toEqual(['Origin', ORIGIN]);
  const asked = await app.request('/about', { method: 'OPTIONS' });
  expect([asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([204, 'GET,POST']);
  const toProgram = await headersFor({});
  expect([toProgram.get('vary'), toProgram.get('access-control-allow-origin')]).toEqual(['Origin', null]);
});

it('makes no stream of a body that says how long it is, nor of none', async () => {
  const sent = [
    new Request(`${ORIGIN}/echo-program`, {
      method: 'POST',
      headers: { ...json, 'content-length': String(body.length) },
      body,
    }),
    new Request(`${ORIGIN}/about`),
  ];
  for (const request of sent) {
    const stream = vi.spyOn(request, 'body', 'get');
    expect((await app.request(request)).status).toBe(200);
    expect(stream).not.toHaveBeenCalled();
  }
});

describe('the body of a call', () => {
  const nothing = (): RequestInit => ({ body: new Blob([]).stream(), duplex: 'half' }) as RequestInit;
  const ask = async (path: string, { headers, ...init }: RequestInit) => {
    const answer = await backend().request(path, {
      ...init,
      method: 'POST',
      headers: { ...headers, origin: ORIGIN },
    });
    return { status: answer.status, ...((await answer.json()) as { error?: string; data: unknown }) };
  };

  it.each<[string, () => RequestInit]>([
    ['no body', () => ({})],
    ['an empty stream, as Node’s server hands it on', nothing],
    ['an empty stream of JSON', () => ({ ...nothing(), headers: json })],
  ])('is an empty object where there is none: %s', async (_how, sent) => {
    for (const path of ['/echo', '/echo-program'])
      expect(await ask(path, sent())).toMatchObject({ status: 422, error: 'field_required' });
  });

  it.each(['Application/JSON', 'application/json; charset=utf-8', 'application/vnd.api+json'])(
    'is JSON as %s',
    async (type) => {
      for (const path of ['/echo', '/echo-program']) {
        const answer = await ask(path, { headers: { 'content-type': type }, body });
        expect(answer).toMatchObject({ status: 200, data: { text: 'hello' } });
      }
    },
  );

  it('is a form in whatever case its type is written', async () => {
    const headers = { 'content-type': 'Application/X-WWW-Form-Urlencoded' };
    expect(await ask('/echo-program', { headers, body: 'text=hello' })).toMatchObject({
      status: 200,
      data: { text: 'hello' },
    });
  });

  it.each([
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', '--x'],
    ['text/plain', body],
    ['application/jsonp', body],
  ])('is refused where it can’t be read: %s', async (type, sent) => {
    const answer = await ask('/echo-program', { headers: { 'content-type': type }, body: sent });
    expect(answer).toMatchObject({ status: 422, error: 'invalid_input' });
  });

  it('is refused without a type', async () => {
    const sent = { body: new Blob([body]).stream(), duplex: 'half' } as RequestInit;
    expect(await ask('/echo-program', sent)).toMatchObject({ status: 422, error: 'invalid_input' });
  });
});

describe('a NUL', () => {
  it('in the address is refused', async () => {
    for (const path of ['/openapi.json?number=%00', '/nothing%00'])
      expect((await app.request(path)).status).toBe(422);
  });

  it('in a form is refused', async () => {
    const sent = (text: string) =>
      app.request('/program', { method: 'POST', body: new URLSearchParams({ text }) });
    expect([(await sent('a\0')).status, (await sent('a%00')).status]).toEqual([422, 200]);
  });

  it('is not what only looks like one', async () => {
    const answer = await app.request('/echo', {
      method: 'POST',
      headers: { ...json, origin: ORIGIN },
      body: JSON.stringify({ text: '\\u0000 %00 \\ud83d' }).replace('%', '\\ud83d\\ude00%'),
    });
    expect(await answer.json()).toMatchObject({ data: { text: '\\u0000 😀%00 \\ud83d' } });
  });
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

it('names the methods of a call that is asked with another one, wherever it is mounted', async () => {
  const mounted = new Hono().route('/backend', backend());
  const ask = async (path: string, method = 'GET') => {
    const answer = await mounted.request(`/backend${path}`, { method, headers: { origin: ORIGIN } });
    const { error } = (await answer.json()) as { error: string };
    return [answer.status, error, answer.headers.get('allow')];
  };
  for (const path of ['/echo', '/provider/stripe'])
    expect(await ask(path)).toEqual([405, 'method_not_allowed', 'POST']);
  expect(await ask('/echo', 'PUT')).toEqual([405, 'method_not_allowed', 'POST']);
  expect(await ask('/about', 'POST')).toEqual([405, 'method_not_allowed', 'GET, HEAD']);
  for (const path of ['/provider', '/provider/', '/provider/stripe/more', '/echo/', '/nothing'])
    expect(await ask(path)).toEqual([404, 'not_found', null]);
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

it('says when to come again where more ask than are served soon, and not that something is broken', async () => {
  const answer = await app.request('/full');
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(await answer.json()).toMatchObject({ error: 'too_many_requests', data: null });
});
