import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { END_TIMES, followConnections } from '@spindle/platform/connections.ts';
import { DRAIN_TIME } from '@spindle/platform/lifecycle.ts';
import { expect, test } from 'vitest';
import { answerFromSocket } from './answer-from-socket.ts';
import { endConnections, LAST_ONES } from './end-connections.ts';

const POST = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n';

async function serve() {
  const http = createServer((_req, res) => res.end('done'));
  const connections = followConnections(http);
  const answers = answerFromSocket(http, () => undefined, { stalled: 60_000, kept: 120_000 });
  await new Promise<void>((resolve) => answers.server.listen(0, '127.0.0.1', resolve));
  const { port } = answers.server.address() as AddressInfo;
  const post = () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(POST));
    return text(socket);
  };
  return { answers, connections, post };
}

test('the last ones who come in have their time before the program gives up', () => {
  expect(LAST_ONES + END_TIMES.all).toBeLessThan(DRAIN_TIME);
});

test('who comes one after the other while it ends is let in and answered', async () => {
  const { answers, connections, post } = await serve();
  const posts: Promise<string>[] = [];
  answers.server.on('connection', () => posts.length < 10 && posts.push(post()));
  posts.push(post());
  await endConnections(answers, connections);
  expect(posts).toHaveLength(10);
  for (const answer of await Promise.all(posts)) expect(answer).toMatch(/^HTTP\/1\.1 200 .*done$/s);
});

test('who comes again and again does not hold it', async () => {
  const { answers, connections, post } = await serve();
  let ended = false;
  answers.server.on('connection', () => !ended && post().catch(() => {}));
  const first = post();
  const closed = new Promise((resolve) => answers.server.once('close', resolve));
  await endConnections(answers, connections);
  ended = true;
  await Promise.all([closed, first]);
});
