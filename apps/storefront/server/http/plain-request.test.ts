import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPlainRequest } from './plain-request.ts';

const request = (lines: string) => Buffer.from(`GET /dvd-ripper?a=1 HTTP/1.1\r\n${lines}\r\n`, 'latin1');
const HOST = 'Host: shop.test\r\n';

test('reads what decides about a stored answer', () => {
  const bytes = request(`${HOST}User-Agent: A (B)\r\naccept-encoding:gzip, br \r\nDNT: 1\r\n`);
  const read = {
    head: {
      url: '/dvd-ripper?a=1',
      headers: { host: 'shop.test', 'user-agent': 'A (B)', 'accept-encoding': 'gzip, br' },
    },
    length: bytes.length,
  };
  expect(readPlainRequest(bytes)).toEqual(read);
  expect(readPlainRequest(Buffer.concat([bytes, Buffer.from('POST /')]))).toEqual(read);
  expect(readPlainRequest(request(`${HOST}Connection: Keep-Alive\r\n`))).toBeDefined();
});

test.each([
  ['no host', request('Accept: */*\r\n')],
  ['an empty host', request('Host: \r\n')],
  ['a host that is none', request('Host: a b/c@d\r\n')],
  ['two hosts', request(HOST + HOST)],
  ['two cookies', request(`${HOST}Cookie: a=1\r\nCookie: laravel_session=1\r\n`)],
  ['a body', request(`${HOST}Content-Length: 3\r\n`)],
  ['a chunked body', request(`${HOST}Transfer-Encoding: chunked\r\n`)],
  ['an upgrade', request(`${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n`)],
  ['a connection to be closed', request(`${HOST}Connection: close\r\n`)],
  ['a condition', request(`${HOST}If-None-Match: "a"\r\n`)],
  ['a range', request(`${HOST}Range: bytes=0-1\r\n`)],
  ['a folded line', request(`${HOST}X-A: b\r\n c\r\n`)],
  ['a space before the colon', request(`${HOST}X-A : b\r\n`)],
  ['a lone line feed', request(`${HOST}X-A: b\nX-C: d\r\n`)],
  ['a null byte', request(`${HOST}X-A: \0\r\n`)],
  ['half a request', request(HOST).subarray(0, -3)],
  ['another method', Buffer.from(`POST / HTTP/1.1\r\n${HOST}\r\n`)],
  ['an old protocol', Buffer.from(`GET / HTTP/1.0\r\n${HOST}\r\n`)],
  ['an absolute target', Buffer.from(`GET http://shop.test/ HTTP/1.1\r\n${HOST}\r\n`)],
  ['a target outside ASCII', Buffer.from(`GET /\u00e9 HTTP/1.1\r\n${HOST}\r\n`, 'latin1')],
  ['a very long head', request(`${HOST}X-A: ${'b'.repeat(9_000)}\r\n`)],
])('leaves %s to the real parser', (_what, bytes) => {
  expect(readPlainRequest(bytes)).toBeUndefined();
});

let seen: Pick<IncomingMessage, 'url' | 'method' | 'headers'> | undefined;
const server = createServer((req, res) => {
  seen = { url: req.url, method: req.method, headers: req.headers };
  res.end();
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

/** What Node's parser reads from the same bytes. */
async function asNodeReads(bytes: Buffer): Promise<typeof seen> {
  seen = undefined;
  await new Promise<void>((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
    socket.on('error', reject);
    socket.on('data', () => socket.destroy());
    socket.on('close', () => resolve());
  });
  return seen;
}

test('whatever it accepts, Node reads the same from it', async () => {
  const name = fc.constantFrom('Host', 'cookie', 'User-Agent', 'accept-encoding', 'X-A', 'connection', 'x b');
  const value = fc.string({ unit: fc.constantFrom(...'ab1;:=, \t"\r\n\0é') });
  const line = fc.tuple(name, value).map(([header, text]) => `${header}:${text}\r\n`);
  const bytes = fc
    .tuple(fc.string({ unit: fc.constantFrom(...'ab/?%. #') }), fc.array(line, { maxLength: 4 }))
    .map(([path, lines]) => Buffer.from(`GET /${path} HTTP/1.1\r\n${HOST}${lines.join('')}\r\n`, 'latin1'));
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(bytes, async (sent) => {
      const read = readPlainRequest(sent);
      if (!read) return;
      accepted += 1;
      const node = await asNodeReads(sent);
      expect(node?.method).toBe('GET');
      // A typed value may end the head before the bytes end.
      expect(read.length).toBe(sent.indexOf('\r\n\r\n') + 4);
      expect(node?.url).toBe(read.head.url);
      for (const [header, text] of Object.entries(read.head.headers))
        expect(node?.headers[header]).toBe(text);
    }),
    { numRuns: 400 },
  );
  expect(accepted).toBeGreaterThan(10);
});
