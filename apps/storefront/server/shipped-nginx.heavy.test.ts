import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readConfig } from '@spindle/platform/config.ts';
import { mayReadMetrics } from '@spindle/platform/metrics-access.ts';
import { freePort } from '@spindle/platform/testing/free-port.ts';
import { expect, test } from 'vitest';
import { clientOs } from '../page/client-os.ts';
import { acceptedEncoding } from './page-cache/send-page.ts';
import { sharedPageHeaders } from './response-headers.ts';
import { hasNginx, startShippedNginx } from './testing/shipped-nginx.ts';

const AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
  'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Mobile/15E148',
  'Mozilla/5.0 (X11; Linux x86_64)',
  'macintosh',
  '',
];
const HINTS = ['', '"macOS"', '"Windows"', '"macos"', 'macOS'];
const ENCODINGS = [
  '',
  'br',
  'gzip, deflate, br',
  'gzip',
  'br;q=0, gzip',
  'brotli',
  'br;q=1.0',
  'gzip;q=0.5',
  'br; q=0.0',
];

/** Runs the shipped nginx in front of a node with this listener, which stands in for the collector, too. */
async function beforeNode(
  listener: RequestListener,
  use: (place: {
    ask(
      path: string,
      headers?: Record<string, string>,
    ): Promise<{ status: number | undefined; body: string }>;
    /** The node's own port. */
    port: number;
    /** How many connections the node has accepted. */
    connections(): number;
  }) => Promise<void>,
  more?: string,
): Promise<void> {
  const node = createServer(listener);
  // A busy machine may pause for longer than a connection would be kept.
  node.keepAliveTimeout = 0;
  let connections = 0;
  node.on('connection', () => connections++);
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
  const { port } = node.address() as AddressInfo;
  const nginx = await startShippedNginx({
    ...{ port: await freePort(), nodes: [port], collector: port },
    ...(more && { more }),
  });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const sent = get(nginx.origin + path, { agent: false, headers });
    const [answer] = await once(sent, 'response');
    return { status: answer.statusCode, body: await text(answer) };
  };
  try {
    await use({ ask, port, connections: () => connections });
  } finally {
    await nginx.stop();
    node.close();
    node.closeAllConnections();
  }
}

/** The hosts of the two server blocks. */
const HOSTS = ['shop.example', 'report.shop.example'];

// nginx is not part of the shop: where it is not installed, there is nothing to compare with.
test.skipIf(!hasNginx)('the shipped nginx tells clients and encodings apart as the storefront does', () =>
  beforeNode(
    (req, res) => res.end(req.headers['accept-encoding']),
    async ({ ask }) => {
      for (const agent of AGENTS) {
        for (const hint of HINTS) {
          const { body: os } = await ask('/os', { 'user-agent': agent, 'sec-ch-ua-platform': hint });
          expect({ agent, hint, os }).toEqual({ agent, hint, os: clientOs(agent, hint) });
        }
      }
      for (const encoding of ENCODINGS) {
        const { body: sent } = await ask(`/${encodeURIComponent(encoding)}`, { 'accept-encoding': encoding });
        expect({ encoding, sent }).toEqual({ encoding, sent: acceptedEncoding(encoding) });
      }
    },
    'location = /os { return 200 "$spindle_os"; }',
  ),
);

test.skipIf(!hasNginx)(
  'the shipped nginx keeps one page for all user agents of a system, though the page names the user agent',
  async () => {
    const config = readConfig({
      ...{ SANDBOX: '1', SECRET: 's'.repeat(32), DATABASE_URL: 'postgresql://localhost/shop' },
    });
    const headers = sharedPageHeaders(config, { status: 200, bySystem: true });
    expect(headers[headers.indexOf('vary') + 1]).toContain('User-Agent');
    const asked: string[] = [];
    await beforeNode(
      ({ url, headers: { 'user-agent': agent } }, res) => {
        if (url === '/page') asked.push(String(agent));
        res.writeHead(200, headers).end('page');
      },
      async ({ ask }) => {
        const agents = [
          '(Windows NT 10.0) one',
          '(Windows NT 10.0) two',
          '(Macintosh) one',
          '(Macintosh) two',
        ];
        for (const agent of agents) {
          expect(await ask('/page', { 'user-agent': agent })).toEqual({ status: 200, body: 'page' });
        }
        expect(asked).toEqual(['(Windows NT 10.0) one', '(Macintosh) one']);
      },
    );
  },
);

test.skipIf(!hasNginx)('nobody reads /metrics through the shipped nginx, whichever host they ask', () =>
  beforeNode(
    ({ socket: { remoteAddress }, headers }, res) => {
      res.writeHead(mayReadMetrics({ remoteAddress, headers }, undefined) ? 200 : 403).end();
    },
    async ({ ask, port }) => {
      expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
      for (const host of HOSTS) {
        expect({ host, ...(await ask('/metrics', { host })) }).toMatchObject({ host, status: 403 });
      }
    },
  ),
);

test.skipIf(!hasNginx)(
  'the shipped nginx sends one request after the other on a connection that it keeps',
  () =>
    beforeNode(
      ({ httpVersion }, res) => res.end(httpVersion),
      async ({ ask, connections }) => {
        for (let index = 0; index < 20; index++) {
          // Requests with a session bypass nginx's cache.
          const headers = { cookie: 'laravel_session=x', host: HOSTS[index % 2] as string };
          expect(await ask('/', headers)).toEqual({ status: 200, body: '1.1' });
        }
        expect(connections()).toBe(HOSTS.length);
      },
    ),
);

test.skipIf(!hasNginx)(
  'when one of two nodes stops, no request through the shipped nginx fails',
  async () => {
    const ports = [await freePort(), await freePort()];
    const program = join(import.meta.dirname, 'testing/node-for-test.ts');
    const nodes = ports.map((port) => spawn(process.execPath, [program, String(port)], { stdio: 'inherit' }));
    const answers = (port: number) => fetch(`http://127.0.0.1:${port}/stored`).then(Boolean, () => false);
    for (const port of ports) await expect.poll(() => answers(port)).toBe(true);
    const nginx = await startShippedNginx({ port: await freePort(), nodes: ports });
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const failures: string[] = [];
    let answered = 0;
    let going = true;
    const ask = (index: number) =>
      new Promise<void>((resolve) => {
        // nginx does not retry a write on the other node after a reset.
        const method = index % 4 ? 'POST' : 'GET';
        // Requests with a session bypass nginx's cache.
        const options = { agent, method, headers: { cookie: 'laravel_session=x' } };
        const sent = request(
          `${nginx.origin}/${['stored', 'made', 'rendered'][index % 3]}`,
          options,
          (answer) => {
            if (answer.statusCode !== 200) failures.push(`${method} ${answer.statusCode}`);
            answered++;
            answer.resume().on('close', resolve);
          },
        );
        sent.on('error', ({ message }) => {
          failures.push(`${method} ${message}`);
          resolve();
        });
        sent.end();
      });
    const visitors = Array.from({ length: 20 }, async (_, first) => {
      for (let index = first; going; index++) await ask(index);
    });
    try {
      await expect.poll(() => answered).toBeGreaterThan(500);
      const [last] = nodes;
      last?.kill('SIGTERM');
      expect(last && (await once(last, 'exit'))[0]).toBe(0);
      const then = answered;
      await expect.poll(() => answered).toBeGreaterThan(then + 500);
    } finally {
      going = false;
      await Promise.all(visitors);
      agent.destroy();
      for (const node of nodes) node.kill('SIGKILL');
      await nginx.stop();
    }
    expect(failures).toEqual([]);
  },
);
