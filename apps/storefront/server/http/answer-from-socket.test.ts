import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendPage, wholeAnswer } from '../page-cache/send-page.ts';
import { packPage, type StoredPage } from '../page-cache/stored-page.ts';
import { answerFromSocket } from './answer-from-socket.ts';

let page: StoredPage;
const answeredByNode: string[] = [];
const server = createServer(async (req, res) => {
  answeredByNode.push(`${req.method} ${req.url}`);
  let body = '';
  for await (const chunk of req) body += chunk;
  if (req.url === '/') sendPage(req, res, page);
  else res.end(`made for ${req.url}${body}`);
});
answerFromSocket(server, ({ url, headers }) =>
  url === '/' ? wholeAnswer(page, headers['accept-encoding'] as string | undefined) : undefined,
);

beforeAll(async () => {
  const body = Buffer.from('<p>home</p>');
  page = await packPage({ status: 200, headers: { 'content-type': 'text/html' }, body, tags: [] }, []);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => answeredByNode.splice(0));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends each part once what came back ends with the word before it; resolves with all that came. */
function talk(...parts: { send: string; until: string }[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    let from = 0;
    const rest = [...parts];
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(rest[0]?.send ?? ''),
    );
    socket.on('error', reject);
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk;
      while (rest[0] && answer.indexOf(rest[0].until, from) !== -1) {
        from = answer.indexOf(rest[0].until, from) + rest[0].until.length;
        rest.shift();
        if (rest[0]) socket.write(rest[0].send);
        else socket.end();
      }
    });
    socket.on('close', () => resolve(answer));
  });
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const HOME = '<p>home</p>';

test('a stored page leaves from the socket, again and again, with a date of now', async () => {
  const answer = await talk({ send: get('/'), until: HOME }, { send: get('/'), until: HOME });
  expect(answeredByNode).toEqual([]);
  expect(answer.match(/<p>home<\/p>/g)).toHaveLength(2);
  const date = /Date: (.+)\r\n/.exec(answer)?.[1] ?? '';
  expect(Math.abs(Date.now() - Date.parse(date))).toBeLessThan(3_000);
});

test('what is not stored is made, and the connection goes on', async () => {
  const answer = await talk(
    { send: get('/'), until: HOME },
    { send: get('/made'), until: 'made for /made' },
    { send: get('/'), until: HOME },
    { send: get('/again'), until: 'made for /again' },
  );
  expect(answeredByNode).toEqual(['GET /made', 'GET /', 'GET /again']);
  expect(answer.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(4);
});

test('requests that come together are answered in their order', async () => {
  const answer = await talk(
    { send: get('/') + get('/made') + get('/'), until: `${HOME}` },
    { send: '', until: HOME },
  );
  expect(answeredByNode).toEqual(['GET /', 'GET /made', 'GET /']);
  expect(answer.indexOf(HOME)).toBeLessThan(answer.indexOf('made for /made'));
});

test('a request in pieces, and one with a body, arrive whole', async () => {
  const [first, second] = [get('/made').slice(0, 9), get('/made').slice(9)];
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
      if (text.includes('made for /post with a body')) socket.end();
      else if (text.includes('made for /made') && !text.includes('/post'))
        socket.write(`POST /post HTTP/1.1\r\nHost: a\r\nContent-Length: 12\r\n\r\n with a body`);
    });
    socket.on('close', () => resolve(text));
  });
  socket.write(first);
  await new Promise((resolve) => setImmediate(resolve));
  socket.write(second);
  expect(await answer).toContain('made for /post with a body');
});

test('a large body behind the first bytes arrives whole', async () => {
  const body = 'x'.repeat(500_000);
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/large`, {
    method: 'POST',
    body,
  });
  expect(await response.text()).toBe(`made for /large${body}`);
});

test('who wants the connection closed gets it closed', async () => {
  const answer = await talk({ send: get('/', 'Connection: close\r\n'), until: 'never' });
  expect(answer).toContain('Connection: close');
  expect(answer).toContain(HOME);
});

test('what is no request is refused by the real parser', async () => {
  expect(await talk({ send: 'nonsense\r\n\r\n', until: 'never' })).toContain('400 Bad Request');
});

test('a server that is told to close lets nobody wait', async () => {
  const other = createServer((req, res) => sendPage(req, res, page));
  const own = answerFromSocket(other, () => wholeAnswer(page, undefined));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const socket = connect((other.address() as AddressInfo).port, '127.0.0.1', () => socket.write(get('/')));
  await new Promise((resolve) => socket.once('data', resolve));
  const closed = new Promise((resolve) => other.close(resolve));
  own.close();
  await closed;
});

test('who asks on and on without reading is not answered into memory', async () => {
  const large = Buffer.concat([
    Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 500000\r\n\r\n'),
    Buffer.alloc(500_000),
  ]);
  let asked = 0;
  const other = createServer((_req, res) => res.end(large.subarray(-500_000)));
  let next: () => void;
  answerFromSocket(other, () => {
    asked++;
    setImmediate(() => next());
    return large;
  });
  let handed = false;
  const held = new Promise<void>((resolve) => {
    other.on('request', () => {
      handed = true;
      next();
      resolve();
    });
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const socket = connect((other.address() as AddressInfo).port, '127.0.0.1').pause();
  await new Promise((resolve) => socket.once('connect', resolve));
  while (!handed && asked < 200) {
    await new Promise<void>((resolve) => {
      next = resolve;
      socket.write(get('/'));
    });
  }
  await held;
  expect(asked).toBeLessThan(200);
  socket.destroy();
  await new Promise((resolve) => other.close(resolve));
});
