import { describe, expect, it, vi } from 'vitest';
import { FORM_CALLS } from './backend-calls.ts';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';

type Sent = { url: string; method: string; body: string; headers: Headers; credentials: unknown };

/** A client whose calls get these answers in turn; the last answer is given to all further calls. */
function clientFor(
  answers: (() => Response | Promise<Response>)[],
  options: Partial<HttpClientOptions> = {},
) {
  const sent: Sent[] = [];
  const call = createHttpClient({
    locale: 'de',
    backendHost: 'https://api.shop.test',
    fetch: async (url, { method = '', body = '', headers, credentials } = {}) => {
      sent.push({ url: String(url), method, body: String(body), headers: new Headers(headers), credentials });
      const answer = answers[sent.length - 1] ?? answers.at(-1);
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
    ...options,
  });
  return { call, sent };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => error,
  );

describe('what is sent', () => {
  it('carries the language in the body of a write, and the session by cookie only', async () => {
    const { call, sent } = clientFor([json({ cscode: 0, msg: '', data: {} })]);
    await call('POST /backend/member/logout', { reason: 'button' });
    expect(sent[0]).toMatchObject({
      url: 'https://api.shop.test/backend/member/logout',
      method: 'POST',
      credentials: 'include',
    });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ locale: 'de', lang: 'de', reason: 'button' });
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('carries the language in the query of a GET, with what the call takes', async () => {
    const { call, sent } = clientFor([json({ cscode: 0 })]);
    await call('GET /backend/member/', { filter: 'a&b', none: undefined });
    expect(sent[0]?.url).toBe('https://api.shop.test/backend/member/?locale=de&lang=de&filter=a%26b');
  });

  it("goes to the page's own origin where it is no call of the backend", async () => {
    const { call, sent } = clientFor([json({ build: '1' })]);
    await call('GET /build.json');
    expect(sent[0]?.url).toBe('/build.json?locale=de&lang=de');
  });

  it('of a search carries the language as every call does', async () => {
    const { call, sent } = clientFor([json({ data: [] }, 503), json({ data: [] })]);
    expect(await call('GET /api/cms/page-help/search', { q: 'ton & bild' })).toEqual({ data: [] });
    expect(sent).toHaveLength(2);
    expect(sent[1]?.url).toBe('/api/cms/page-help/search?locale=de&lang=de&q=ton+%26+bild');
  });

  it('is a form where the call takes one, with its token', async () => {
    const [name] = FORM_CALLS;
    const { call, sent } = clientFor([json({ cscode: 0, msg: '', data: {} })]);
    await call(name as never, { pid: '643' } as never, { formToken: 'token' });
    expect(sent[0]?.body).toBe('locale=de&lang=de&pid=643');
    expect(sent[0]?.headers.get('x-csrf-token')).toBe('token');
    expect(sent[0]?.headers.has('content-type')).toBe(false);
  });

  it('carries what a server hands on', async () => {
    const options = { headers: { cookie: 'laravel_session=1' } };
    const { call, sent } = clientFor([json({ cscode: 0 })], options);
    await call('GET /backend/member/');
    expect(sent[0]?.url).toBe('https://api.shop.test/backend/member/?locale=de&lang=de');
    expect(sent[0]?.headers.get('cookie')).toBe('laravel_session=1');
  });
});

describe('another attempt', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is made once for a GET after %i', async (status) => {
    const { call, sent } = clientFor([json({}, status), json({ cscode: 0 })]);
    expect(await call('GET /backend/member/')).toEqual({ cscode: 0 });
    expect(sent).toHaveLength(2);
  });

  it('is not made a second time', async () => {
    const { call, sent } = clientFor([json({ late: true }, 503)]);
    expect(await rejection(call('GET /backend/member/'))).toEqual({ late: true });
    expect(sent).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 422, 501])('is not made after %i', async (status) => {
    const { call, sent } = clientFor([json({}, status)]);
    await rejection(call('GET /backend/member/'));
    expect(sent).toHaveLength(1);
  });

  it('is never made for a write', async () => {
    const { call, sent } = clientFor([json({}, 503)]);
    await rejection(call('POST /backend/member/logout'));
    expect(sent).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('with an error field rejects with its body, whatever its status', async () => {
    const body = { cscode: 10050, msg: 'Oops', error: 'server_error', data: null };
    expect(await rejection(clientFor([json(body)]).call('POST /backend/member/logout'))).toEqual(body);
  });

  it('of an error rejects with its body, or with null where that is none', async () => {
    const { call } = clientFor([
      json({ cscode: 10003 }, 403),
      () => new Response('<h1>oops', { status: 502 }),
    ]);
    expect(await rejection(call('POST /backend/member/logout'))).toEqual({ cscode: 10003 });
    expect(await rejection(call('POST /backend/member/logout'))).toBeNull();
  });

  it('that never came rejects with an error', async () => {
    expect(await rejection(clientFor([]).call('GET /backend/member/'))).toBeInstanceOf(TypeError);
  });

  it.each([
    [10010, 200],
    [85641, 200],
    [10010, 401],
    [85641, 401],
  ])('with cscode %i and status %i says that nobody is logged in', async (cscode, status) => {
    const onSessionEnded = vi.fn();
    await rejection(
      clientFor([json({ cscode }, status)], { onSessionEnded }).call('POST /backend/member/info'),
    );
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  it('of another kind says nothing of the session', async () => {
    const onSessionEnded = vi.fn();
    const { call } = clientFor([json({ cscode: 0 }), json({ cscode: 10003 }, 403)], { onSessionEnded });
    await call('POST /backend/member/info');
    await rejection(call('POST /backend/member/info'));
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('can be seen by its status', async () => {
    const onStatus = vi.fn();
    const answers = [401, 403, 404, 500, 422].map((status) => json({ status }, status));
    const { call } = clientFor(answers, { onStatus });
    for (const _ of answers) await rejection(call('POST /backend/member/logout'));
    expect(onStatus.mock.calls).toEqual([401, 403, 404, 500].map((status) => [status, { status }]));
  });
});
