import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The load of the flood bench, as a separate program for each kind. A flood sends requests as fast as they are answered; the
 * visitor of a stored page asks in a steady rhythm, and waits from the moment when the request was due.
 *
 *     node bench/flood-load.ts <port> stored|missing|languages|data|coupons|checkout <seconds> <connections> [<requests per
 *     second>]
 */
const [, , port = '', kind = '', seconds = '', connections = '', rate = '0'] = process.argv;

const PREFIXES = ['', '/de', '/fr', '/ja', '/zh'];
let count = 0;

const TARGETS: Readonly<Record<string, () => string>> = {
  stored: () => '/',
  missing: () => `/${randomBytes(9).toString('hex')}`,
  languages: () =>
    `${PREFIXES[count++ % PREFIXES.length]}/${randomBytes(count % 2 ? 9 : 18).toString('hex')}`,
  data: () => `/${randomBytes(9).toString('hex')}.data`,
  checkout: () => `/checkout?pid=643&opt643=LFT&x=${randomBytes(9).toString('hex')}`,
  coupons: () => `/dvd-ripper?coupon=${randomBytes(9).toString('hex')}`,
};
const target = TARGETS[kind];
if (!target) throw new Error(`There is no load '${kind}'.`);

const latencies: number[] = [];
const statuses: Record<string, number> = {};
const started = performance.now();
const end = started + Number(seconds) * 1_000;
const pause = Number(rate) > 0 ? (1_000 * Number(connections)) / Number(rate) : 0;

function visitor(number: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1').setNoDelay();
    let answer = '';
    let due = started + (pause * number) / Number(connections);
    const ask = async () => {
      if (pause === 0) due = performance.now();
      else if (due > performance.now()) await delay(due - performance.now());
      if (performance.now() >= end) {
        socket.end();
        return resolve();
      }
      socket.write(`GET ${target?.()} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br, gzip\r\n\r\n`);
    };
    socket.on('connect', ask).on('error', reject);
    socket.on('close', () => reject(new Error('The shop closed the connection.')));
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk;
      const head = answer.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1] ?? 0);
      if (answer.length < head + 4 + length) return;
      latencies.push(performance.now() - due);
      const status = answer.slice(9, 12);
      statuses[status] = (statuses[status] ?? 0) + 1;
      answer = '';
      due += pause;
      void ask();
    });
  });
}

await Promise.all(Array.from({ length: Number(connections) }, (_, number) => visitor(number)));
latencies.sort((one, other) => one - other);
const percentile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
process.stdout.write(
  JSON.stringify({
    perSecond: latencies.length / Number(seconds),
    p50: percentile(0.5),
    p99: percentile(0.99),
    statuses,
  }),
);
