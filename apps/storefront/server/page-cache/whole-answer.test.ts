import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendPage } from './send-page.ts';
import { packPage, type StoredPage } from './stored-page.ts';
import { WholeAnswer } from './whole-answer.ts';

let page: StoredPage;
const server = createServer((req, res) => {
  if (req.url === '/slow') setTimeout(() => res.end('slow'), 20);
  else sendPage(req, res, page);
});

beforeAll(async () => {
  const body = Buffer.from('<p>home</p>');
  page = await packPage({ status: 200, headers: { 'content-type': 'text/html' }, body, tags: [] }, []);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** What comes back for requests written as they stand, until the server closes or `ends` is there. */
function talk(requests: string, ends: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(requests));
    socket.on('error', reject);
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk;
      if (answer.endsWith(ends)) socket.end();
    });
    socket.on('close', () => resolve(answer));
  });
}

const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

test('one connection carries many answers, each with a date of now', async () => {
  const answer = await talk(request('/') + request('/') + request('/slow'), 'slow');
  expect(answer.match(/<p>home<\/p>/g)).toHaveLength(2);
  const date = /Date: (.+)\r\n/.exec(answer)?.[1] ?? '';
  expect(Math.abs(Date.now() - Date.parse(date))).toBeLessThan(3_000);
});

test('answers keep the order of what was asked on one connection', async () => {
  const answer = await talk(request('/slow') + request('/'), '</p>');
  expect(answer.indexOf('slow')).toBeGreaterThan(0);
  expect(answer.indexOf('slow')).toBeLessThan(answer.indexOf('<p>home</p>'));
});

test('who wants the connection closed gets it closed', async () => {
  const answer = await talk(request('/', 'Connection: close\r\n'), 'never');
  expect(answer).toContain('Connection: close');
  expect(answer).toContain('<p>home</p>');
});

test('a server that is told to close lets nobody wait', async () => {
  const other = createServer((req, res) => sendPage(req, res, page));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const answer = await fetch(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  expect(await answer.text()).toBe('<p>home</p>');
  const closed = new Promise((resolve) => other.close(resolve));
  other.closeIdleConnections();
  await closed;
});

test('what would end a header early is refused', () => {
  expect(() => new WholeAnswer(['x-a', 'b\r\nset-cookie: c'], Buffer.from(''))).toThrow('no header');
});
