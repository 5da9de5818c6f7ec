import { DatabaseOutage, noteOutage } from '@spindle/platform/database-outage.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { guardedApi } from './guarded-api.ts';

const MB = 1024 * 1024;

/** Reads the whole body, as Payload does, and says how long it was. */
const read = async (request: Request) => Response.json({ bytes: (await request.bytes()).byteLength });
const nobody = async () => false;
const lines: string[] = [];
const log = { info: (_about: unknown, line?: string) => void lines.push(line ?? '') };
beforeEach(() => {
  lines.length = 0;
});
const api = guardedApi(read, nobody, log);
/** An address below `/api` as Next.js hands it on: in its parts, decoded. */
const below = (...slug: string[]) => ({ params: Promise.resolve({ slug }) });

/** A request with or without a Content-Length, whose body comes in pieces. */
function post(path: string, bytes: number, { told = true, type = 'application/json' } = {}) {
  const piece = new Uint8Array(MB / 4).fill(' '.charCodeAt(0));
  let taken = 0;
  const body = new ReadableStream({
    pull(controller) {
      const next = piece.subarray(0, Math.min(piece.length, bytes - taken));
      taken += next.length;
      if (next.length > 0) controller.enqueue(next);
      else controller.close();
    },
  });
  const headers = { 'content-type': type, ...(told && { 'content-length': String(bytes) }) };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const route = below(...path.split('/').slice(2).map(decodeURIComponent));
  return { request: new Request(`http://office.test${path}`, init), route, taken: () => taken };
}

describe('a body', () => {
  test.each([true, false])('that is not too long is read whole (its length told: %s)', async (told) => {
    const { request, route } = post('/api/articles', MB, { told });
    const answer = await api(request, route);
    expect(await answer.json()).toEqual({ bytes: MB });
  });

  test.each([
    ['/api/staff/login', 200 * MB, 'application/json'],
    ['/api/staff/login', 200 * MB, 'multipart/form-data; boundary=x'],
    ['/api/payload-preferences/nav', MB, 'application/json'],
    ['/api/payload%2dpreferences/nav', MB, 'application/json'],
  ])('for %s of %i bytes is refused before it is read', async (path, bytes, type) => {
    const { request, route, taken } = post(path, bytes, { type });
    expect((await api(request, route)).status).toBe(413);
    expect(taken()).toBeLessThan(MB);
  });

  test('whose length is not told is refused as soon as it is too long', async () => {
    const { request, route, taken } = post('/api/staff/login', 200 * MB, { told: false });
    expect((await api(request, route)).status).toBe(413);
    expect(taken()).toBeLessThan(4 * MB);
  });

  test.each([
    ['/api/media', 200, 'staff', async () => true],
    ['/api/media', 403, 'others', nobody],
    ['/api/%6dedia', 200, 'staff', async () => true],
    ['/api/%6dedia', 403, 'others', nobody],
    ['/api/medi%61/1', 403, 'others', nobody],
  ])('with a picture for %s is answered with %i when it is from %s', async (path, status, _whom, isStaff) => {
    const type = 'multipart/form-data; boundary=x';
    for (const bytes of [MB, 5 * MB]) {
      const { request, route } = post(path, bytes, { type });
      expect((await guardedApi(read, isStaff, log)(request, route)).status).toBe(status);
    }
  });
});

describe('a body of JSON', () => {
  const send = (body: BodyInit | null, type = 'application/json') =>
    guardedApi(
      async (request) => new Response(await request.text()),
      nobody,
      log,
    )(
      new Request('http://office.test/api/articles', {
        ...{ method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' },
      } as RequestInit),
      below('articles'),
    );

  test.each(['null', '3', '"text"', 'true', '[]', ' \n null', 'x'])('that is %j is refused', async (body) => {
    const answer = await send(body);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { errors: [{ message: expect.stringContaining('no JSON object') }] },
    ]);
    expect(lines).toEqual([expect.stringContaining('no JSON object')]);
  });

  test.each(['', ' ', '{', '{"title":"DV'])(
    'that is cut off after %j is refused, in a line of the log',
    async (begun) => {
      let isBegun = begun === '';
      const body = new ReadableStream({
        pull(controller) {
          if (isBegun) return controller.error(new Error('aborted'));
          isBegun = true;
          controller.enqueue(new TextEncoder().encode(begun));
        },
      });
      const answer = await send(body);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { errors: [{ message: expect.stringContaining('did not arrive whole') }] },
      ]);
      expect(lines).toEqual([expect.stringContaining('did not arrive whole')]);
    },
  );

  const nested = (levels: number) => `${'{"a":['.repeat(levels / 2)}${']}'.repeat(levels / 2)}`;

  test('that is nested deeper than Payload gets is refused', async () => {
    expect((await send(nested(6_000))).status).toBe(400);
    expect(lines).toEqual([expect.stringContaining('nested too deeply')]);
    expect((await send(nested(6_000), 'Application/JSON; charset=utf-8')).status).toBe(400);
  });

  test.each([
    nested(100),
    `{"a":"${'[{'.repeat(3_000)}","b":"\\\\\\"${'{'.repeat(600)}"}`,
    `{"a":[${'{},[],'.repeat(600)}0]}`,
  ])('that is long and not deep arrives as it is', async (body) => {
    expect(await (await send(body)).text()).toBe(body);
  });

  test.each(['{"title":"DVD"}', ' \r\n\t{"a":1}', '', null])('that is %j arrives as it is', async (body) => {
    const answer = await send(body);
    expect([answer.status, await answer.text()]).toEqual([200, body ?? '']);
  });

  test('in pieces arrives as it is', async () => {
    const pieces = [' ', '\n', '{"a"', ':1', '}'];
    const body = new ReadableStream({
      pull(controller) {
        const piece = pieces.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    });
    expect(await (await send(body)).text()).toBe(' \n{"a":1}');
  });

  test('of nothing but spaces has an end, too', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(MB).fill(' '.charCodeAt(0))),
    });
    expect((await send(body)).status).toBe(413);
  });

  test('of another type may say what it likes', async () => {
    expect((await send('null', 'text/plain')).status).toBe(200);
  });
});

test.each(['/api/articles/%E0%A4%A', '/api/%'])(
  'the address %s is refused, in a line of the log',
  async (path) => {
    for (const method of ['GET', 'DELETE']) {
      lines.length = 0;
      expect((await api(new Request(`http://office.test${path}`, { method }), below())).status).toBe(400);
      expect(lines).toEqual([expect.stringContaining('address can’t be read')]);
    }
  },
);

describe('an outage that somebody took for an answer', () => {
  const answering = (status: number) =>
    guardedApi(
      async () => {
        // As in Payload, when it looks up who is logged in.
        await Promise.reject(new DatabaseOutage('gone')).catch(noteOutage);
        return Response.json({}, { status });
      },
      nobody,
      log,
    );
  const ask = () => new Request('http://office.test/api/articles');

  test.each([
    [403, 503],
    [500, 503],
    [200, 200],
  ])('%i becomes %i', async (given, status) => {
    expect((await answering(given)(ask(), below('articles'))).status).toBe(status);
  });

  test('of one request is none of another', async () => {
    const [, other] = await Promise.all([
      answering(403)(ask(), below('articles')),
      guardedApi(async () => Response.json({}, { status: 403 }), nobody, log)(ask(), below('articles')),
    ]);
    expect(other?.status).toBe(403);
  });
});
