import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerFromSocket } from './answer-from-socket.ts';
import { limitConnections } from './limit-connections.ts';

const NEVER = { stalled: 60_000, kept: 120_000 };
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

let server: Server;
let sockets: Socket[];
/** Requested paths, in the order in which their answers were started. */
let begun: string[];
beforeEach(() => {
  sockets = [];
  begun = [];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function serve(answer: RequestListener, times: Partial<typeof NEVER> = {}): Promise<void> {
  server = createServer();
  limitConnections(
    server,
    (req, res) => {
      begun.push(req.url ?? '');
      answer(req, res);
    },
    { ...NEVER, ...times },
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
}

async function open(): Promise<{ client: Socket; accepted: Socket }> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  const [accepted] = (await once(server, 'connection')) as [Socket];
  sockets.push(client, accepted);
  return { client, accepted };
}

const heads = (answers: string) =>
  answers.split(/(?=HTTP\/1\.1 )/).map((answer) => answer.split('\r\n\r\n')[0]);

test('requests of one connection are answered one after the other', async () => {
  const open_: ServerResponse[] = [];
  await serve((_req, res) => open_.push(res));
  const { client } = await open();
  client.write(get('/1') + get('/2') + get('/3'));
  for (const last of ['/1', '/2', '/3']) {
    await expect.poll(() => begun.at(-1)).toBe(last);
    open_.shift()?.end(last);
  }
  await expect.poll(() => begun).toEqual(['/1', '/2', '/3']);
});

test('who asks ahead for much is answered that, then once more, and then closed', async () => {
  await serve((_req, res) => res.end(Buffer.alloc(30_000)));
  const { client } = await open();
  client.write(Array.from({ length: 120 }, (_, index) => get(`/${index}`)).join(''));
  const answers = heads(await text(client));
  // One answer to the first request, three to requests that came ahead and exceed 64 kB together, and the last.
  expect(answers).toHaveLength(5);
  expect(answers.map((head) => /^connection: (.*)$/im.exec(head ?? '')?.[1])).toEqual([
    ...Array(4).fill('keep-alive'),
    'close',
  ]);
  expect(begun).toHaveLength(5);
});

test('who asks after each answer is answered on and on', async () => {
  await serve((_req, res) => res.end(Buffer.alloc(30_000)));
  const { client } = await open();
  for (let request = 0; request < 20; request++) {
    client.write(get('/'));
    for (let received = 0; received < 30_000; )
      received += ((await once(client, 'data')) as [Buffer])[0].length;
  }
  expect(begun).toHaveLength(20);
  expect(client.closed).toBe(false);
});

test('who does not take an answer is reset', async () => {
  await serve((_req, res) => res.end(Buffer.alloc(20_000_000)), { stalled: 50 });
  const { client, accepted } = await open();
  client.pause().write(get('/'));
  await once(accepted, 'close');
  const reset = once(client, 'error');
  client.resume();
  expect((await reset)[0]).toMatchObject({ code: 'ECONNRESET' });
});

test('who waits for an answer that takes long is not', async () => {
  let answer = () => {};
  await serve(
    (_req, res) => {
      answer = () => res.end('late');
    },
    { stalled: 20 },
  );
  const { client, accepted } = await open();
  client.write(get('/'));
  for (let quiet = 0; quiet < 3; quiet++) await once(accepted, 'timeout');
  answer();
  expect(String((await once(client, 'data'))[0])).toContain('late');
});

test('a connection that asks nothing more is closed when its time is over', async () => {
  await serve((_req, res) => res.end('x'), { kept: 30 });
  const { client } = await open();
  client.write(get('/'));
  await once(client.resume(), 'close');
});

test('300 clients that ask 120 times and read nothing are sent less than 60 MB', async () => {
  const page = Buffer.alloc(30_000);
  const head = `HTTP/1.1 200 OK\r\nContent-Length: ${page.length}\r\n\r\n`;
  const whole = Buffer.concat([Buffer.from(head), page]);
  server = createServer();
  limitConnections(server, (_req, res) => res.end(page), NEVER);
  const front = answerFromSocket(server, () => whole, NEVER).server;
  await once(front.listen(0, '127.0.0.1'), 'listening');
  const accepted: Socket[] = [];
  front.on('connection', (socket) => accepted.push(socket));
  const { port } = front.address() as AddressInfo;
  for (let count = 0; count < 300; count++) {
    const client = connect(port, '127.0.0.1', () => client.write(get('/').repeat(120)));
    sockets.push(client.on('error', () => {}).pause());
  }
  await expect.poll(() => accepted.filter(({ writableEnded }) => writableEnded).length).toBe(300);
  const sent = accepted.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  expect(sent).toBeGreaterThan(300 * 64 * 1024);
  expect(sent).toBeLessThan(60_000_000);
  front.close();
});
