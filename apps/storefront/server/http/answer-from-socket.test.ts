import { once } from 'node:events';
import { createServer, type ServerOptions } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendPage, wholeAnswer } from '../page-cache/send-page.ts';
import { packPage, type StoredPage } from '../page-cache/stored-page.ts';
import { answerFromSocket, type QuietTimes } from './answer-from-socket.ts';
import type { RequestHead } from './request-head.ts';

let page: StoredPage;
const answeredByNode: string[] = [];
/** Longer than any test takes; tests about these times set their own. */
const NEVER: QuietTimes = { stalled: 60_000, kept: 120_000 };
const http = createServer(async (req, res) => {
  answeredByNode.push(`${req.method} ${req.url}`);
  let body = '';
  for await (const chunk of req) body += chunk;
  if (req.url === '/') sendPage(req, res, page);
  else res.end(`made for ${req.url}${body}`);
});
const { server } = answerFromSocket(
  http,
  ({ url, headers }) =>
    url === '/' ? wholeAnswer(page, headers['accept-encoding'] as string | undefined) : undefined,
  NEVER,
);

beforeAll(async () => {
  const body = Buffer.from('<p>home</p>');
  page = await packPage(
    {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body,
      tags: [],
      bySystem: false,
      incomplete: false,
    },
    [],
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => answeredByNode.splice(0));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends each part when the answer so far ends with the previous part's `until`; resolves with everything received. */
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
  // The Date header has whole seconds.
  const since = Date.now() - 1_000;
  const answer = await talk({ send: get('/'), until: HOME }, { send: get('/'), until: HOME });
  const until = Date.now();
  expect(answeredByNode).toEqual([]);
  expect(answer.match(/<p>home<\/p>/g)).toHaveLength(2);
  const date = Date.parse(/Date: (.+)\r\n/.exec(answer)?.[1] ?? '');
  expect(date).toBeGreaterThan(since);
  expect(date).toBeLessThanOrEqual(until);
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
  expect(answeredByNode).toEqual(['GET /made', 'GET /']);
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

describe('a connection', () => {
  const sockets: Socket[] = [];
  let answered: string[] = [];
  let other: ReturnType<typeof answerFromSocket>;
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    other.server.close();
  });

  /** Answers `/` from the socket with this many bytes, everything else in Node. */
  async function serve(times: Partial<QuietTimes>, bytes = 10, settings: ServerOptions = {}) {
    answered = [];
    const node = createServer(settings, (req, res) => {
      answered.push('node');
      res.end(`made for ${req.url}`);
    });
    const whole = Buffer.concat([
      Buffer.from(`HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nContent-Length: ${bytes}\r\n\r\n`),
      Buffer.alloc(bytes),
    ]);
    const find = ({ url }: RequestHead) => {
      if (url !== '/') return undefined;
      answered.push('socket');
      return whole;
    };
    other = answerFromSocket(node, find, { ...NEVER, ...times });
    await once(other.server.listen(0, '127.0.0.1'), 'listening');
  }

  async function open(): Promise<{ client: Socket; accepted: Socket }> {
    const client = connect((other.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    const [accepted] = (await once(other.server, 'connection')) as [Socket];
    sockets.push(client, accepted);
    return { client, accepted };
  }

  test('that keeps asking is kept, however long', async () => {
    const times = { stalled: 20_000, kept: 60_000 };
    await serve(times);
    const { client, accepted } = await open();
    for (let round = 0; round < 3; round++) {
      client.write(get('/'));
      await once(client, 'data');
      expect(accepted.timeout).toBe(times.stalled);
      // As if `stalled` had passed: what is left is the rest of the time that an idle connection is kept.
      accepted.emit('timeout');
      expect(accepted.timeout).toBe(times.kept - times.stalled);
    }
    expect(accepted.destroyed).toBe(false);
    accepted.emit('timeout');
    await once(client.resume(), 'close');
  });

  test('that asks nothing more is ended once its time is over, and not before', async () => {
    await serve({ stalled: 20, kept: 200 });
    const { client } = await open();
    client.write(get('/'));
    await once(client, 'data');
    const since = Date.now();
    await once(client.resume(), 'close');
    expect(Date.now() - since).toBeGreaterThan(150);
  });

  test('that does not take its answer is reset', async () => {
    await serve({ stalled: 50 }, 20_000_000);
    const { client, accepted } = await open();
    client.pause().write(get('/'));
    await once(accepted, 'close');
    const reset = once(client, 'error');
    client.resume();
    expect((await reset)[0]).toMatchObject({ code: 'ECONNRESET' });
  });

  test('that takes its answer slowly gets all of it', async () => {
    await serve({ stalled: 1_000 }, 20_000_000);
    const { client } = await open();
    client.write(get('/'));
    const slowUntil = Date.now() + 2_500;
    let received = 0;
    client.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (Date.now() > slowUntil) return;
      client.pause();
      setTimeout(() => client.resume(), 5);
    });
    await expect.poll(() => received).toBeGreaterThan(20_000_000);
    expect(client.closed).toBe(false);
  });

  test('that asks ahead for much is ended with the answer that is too much', async () => {
    await serve({}, 30_000);
    const { client } = await open();
    client.write(get('/').repeat(120));
    const answers = (await text(client)).split(/(?=HTTP\/1\.1 )/);
    // One answer to the first request, then three to requests that came ahead; together these exceed 64 kB.
    expect(answers.map((answer) => /^Connection: (.*)\r$/m.exec(answer)?.[1])).toEqual([
      ...Array(3).fill('keep-alive'),
      'close',
    ]);
    expect(answers.at(-1)).toHaveLength(answers[0]?.replace('keep-alive', 'close').length ?? 0);
  });

  test('that asks ahead for much and does not end in its turn is cut off', async () => {
    await serve({ stalled: 50 }, 30_000);
    const { client, accepted } = await open();
    client.pause().write(get('/').repeat(120));
    await once(accepted, 'close');
    expect(accepted.bytesWritten).toBeLessThan(200_000);
  });

  test('that sends its request too slowly is answered 408 by Node', async () => {
    await serve({}, 10, { headersTimeout: 50, connectionsCheckingInterval: 20 });
    const { client } = await open();
    client.write('GET / HTTP/1.1\r\n');
    expect(await text(client)).toContain('408 Request Timeout');
  });

  test('is Node’s with what it asks next, and so is every new one, once all are handed over', async () => {
    await serve({});
    const { client } = await open();
    client.write(get('/'));
    await once(client, 'data');
    other.handOverAll();
    client.write(get('/'));
    await once(client, 'data');
    const { client: late } = await open();
    late.write(get('/'));
    await once(late, 'data');
    expect(answered).toEqual(['socket', 'node', 'node']);
  });
});
