import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@spindle/platform/testing/free-port.ts';
import { expect, test } from 'vitest';
import { clientOs } from '../page/client-os.ts';
import { acceptedEncoding } from './page-cache/send-page.ts';
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

// nginx is no part of the shop: where it is not installed, there is nothing to compare with.
test.skipIf(!hasNginx)(
  'the shipped nginx tells clients and encodings apart as the storefront does',
  async () => {
    const node = createServer((req, res) => res.end(req.headers['accept-encoding']));
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
    const nginx = await startShippedNginx({
      port: await freePort(),
      nodes: [(node.address() as AddressInfo).port],
      more: 'location = /os { return 200 "$spindle_os"; }',
    });
    try {
      const ask = async (path: string, headers: Record<string, string>) =>
        (await fetch(nginx.origin + path, { headers })).text();
      for (const agent of AGENTS) {
        for (const hint of HINTS) {
          const os = await ask('/os', { 'user-agent': agent, 'sec-ch-ua-platform': hint });
          expect({ agent, hint, os }).toEqual({ agent, hint, os: clientOs(agent, hint) });
        }
      }
      for (const encoding of ENCODINGS) {
        const sent = await ask(`/${encodeURIComponent(encoding)}`, { 'accept-encoding': encoding });
        expect({ encoding, sent }).toEqual({ encoding, sent: acceptedEncoding(encoding) });
      }
    } finally {
      await nginx.stop();
      node.close();
      node.closeAllConnections();
    }
  },
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
        // A write that met a reset is not tried at the other node.
        const method = index % 4 ? 'POST' : 'GET';
        // A session goes past nginx's own store.
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
