import { expect, test, vi } from 'vitest';
import { expectFormOfObject } from './form-of-object.ts';
import { guardedApi } from './guarded-api.ts';

const BOUNDARY = '----WebKitFormBoundaryAbc';
/** What Next.js tells of the address `/api/media`. */
const MEDIA = { params: Promise.resolve({ slug: ['media'] }) };
const part = (head: string, value: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
const picture = part(
  'name="file"; filename="a.png"\r\ncontent-type: image/png',
  '\r\n\r\nname="_payload"\r\n\r\nnull',
);
const fields = (value: string) => part('name="_payload"', value);

function form(text: string, size = text.length) {
  const bytes = new TextEncoder().encode(`${text}--${BOUNDARY}--\r\n`);
  let at = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + size));
      at += size;
    },
  });
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  return new Request('http://office.test/api/media', init);
}

/** The sizes of the pieces in which a form arrives. */
const SIZES = [1, 2, 7, 64, 10_000];

async function arrives(text: string, size: number) {
  const { request, isNoObject } = expectFormOfObject(form(text, size)) ?? expect.fail('no form');
  const read = await request.text().catch(() => 'ended');
  return { read, isNoObject: isNoObject() };
}

test.each(['null', '3', '-1', '[]', '"words"', ' \r\n null', 'true'])(
  'a form whose document is %j ends there',
  async (value) => {
    for (const size of SIZES) {
      for (const text of [fields(value), picture + fields(value), fields(value) + picture])
        expect(await arrives(text, size)).toEqual({ read: 'ended', isNoObject: true });
    }
  },
);

test.each([
  fields('{"alt":"A disc"}'),
  picture + fields(' \r\n{"alt":"--"}'),
  fields(''),
  fields('--'.slice(2)) + picture,
  picture,
  part('name="alt"', 'null'),
  part('name="_payloads"', 'null'),
  part('name="note"', 'name="_payload"\r\n\r\nnull'),
])('any other arrives as it is: %j', async (text) => {
  for (const size of SIZES)
    expect(await arrives(text, size)).toEqual({ read: `${text}--${BOUNDARY}--\r\n`, isNoObject: false });
});

test('of white space before a value no more is kept than is looked at once', async () => {
  const copied = vi.spyOn(Buffer, 'concat');
  const text = fields(`${' '.repeat(200_000)}{"alt":"A disc"}`);
  expect(await arrives(text, 64)).toMatchObject({ isNoObject: false });
  const bytes = copied.mock.results.reduce((sum, { value }) => sum + (value as Buffer).length, 0);
  copied.mockRestore();
  expect(bytes).toBeLessThan(4 * text.length);
});

test.each(['-', `-${' '.repeat(100)}`, '\r\n--', '\u00a0{}', '--{}'])(
  'a value that begins as the end of one may is none: %j',
  async (value) => {
    for (const size of SIZES)
      expect(await arrives(fields(value) + picture, size)).toEqual({ read: 'ended', isNoObject: true });
  },
);

test('of many beginnings of parts no more is kept than of one', async () => {
  const copied = vi.spyOn(Buffer, 'concat');
  const text = `\r\n--${BOUNDARY}`.repeat(4_000);
  expect(await arrives(text, 64)).toMatchObject({ isNoObject: false });
  const bytes = copied.mock.results.reduce((sum, { value }) => sum + (value as Buffer).length, 0);
  copied.mockRestore();
  expect(bytes / (text.length / 64)).toBeLessThan(5_000);
});

test('of many beginnings of parts each is looked at once, and not all that comes after it', async () => {
  const searched = vi.spyOn(Buffer.prototype, 'indexOf');
  const text = `\r\n--${BOUNDARY}`.repeat(4_000);
  expect(await arrives(text, 10_000)).toMatchObject({ isNoObject: false });
  const { contexts, calls, results } = searched.mock;
  const bytes = results.reduce((sum, { value: found }, call) => {
    const [wanted, from] = calls[call] as unknown as [Buffer, number | undefined];
    return sum + (found < 0 ? (contexts[call] as Buffer).length : found + wanted.length) - (from ?? 0);
  }, 0);
  searched.mockRestore();
  expect(bytes).toBeLessThan(6 * text.length);
});

test('a part after one whose head has no end is looked at', async () => {
  for (const before of [`--${BOUNDARY}\r\n`, `--${BOUNDARY}\r\nno: end\r\n`, `--${BOUNDARY}\r\n\r\n`]) {
    for (const size of SIZES)
      expect(await arrives(before + fields('null'), size)).toEqual({ read: 'ended', isNoObject: true });
  }
});

test('a boundary is as long as the format allows, and no longer', async () => {
  const api = guardedApi(
    async (request) => new Response(await request.text()),
    async () => true,
    { info: () => undefined },
  );
  const send = (boundary: string) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    return api(new Request('http://office.test/api/media', { method: 'POST', headers, body: 'x' }), MEDIA);
  };
  for (const written of ['b'.repeat(70), `"${'b'.repeat(70)}"`])
    expect((await send(written)).status).toBe(200);
  for (const written of ['b'.repeat(71), `"${'b'.repeat(71)}"`])
    expect((await send(written)).status).toBe(400);
});

test('what is no form is not looked at', () => {
  const request = new Request('http://office.test/api/media', { method: 'POST', body: 'null' });
  expect(expectFormOfObject(request)?.request).toBe(request);
});

test('it is answered with 400, in a line of the log, whatever came of the rest', async () => {
  const lines: string[] = [];
  const log = { info: (_about: unknown, line?: string) => void lines.push(line ?? '') };
  const stumbling = async (request: Request) => {
    await request.text();
    return new Response('an error', { status: 500 });
  };
  const api = guardedApi(
    async (request) => stumbling(request).catch(() => Response.json({}, { status: 500 })),
    async () => true,
    log,
  );
  const answer = await api(form(picture + fields('null')), MEDIA);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { errors: [{ message: expect.stringContaining('no JSON object') }] },
  ]);
  expect(lines).toEqual([expect.stringContaining('no JSON object')]);
  expect((await api(form(fields('{}')), MEDIA)).status).toBe(500);
});
