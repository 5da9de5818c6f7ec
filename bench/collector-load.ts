import { connect } from 'node:net';
import { encodeUpload } from '@spindle/tracking/protocol/encode-upload.ts';
import { examplePageView } from '@spindle/tracking/testing/example-event.ts';

/**
 * The load generator of the collector bench, a program of its own so that it has a core of its own. Posts
 * are made before the clock starts; each connection sends the next one when the last was answered.
 *
 *     node bench/collector-load.ts <port> <posts> <connections>
 */
const [port = 0, posts = 0, connections = 0] = process.argv.slice(2).map(Number);

const requests = Array.from({ length: posts }, (_, sequence) => {
  const buys = sequence % 10 === 0;
  const body = encodeUpload(
    {
      ...examplePageView,
      ...(buys && { event: 'buy_click', pids: ['643'], xargs_request_type: 'send_beacon' }),
      event_time: Date.now(),
      sequence,
    },
    { guid: String(sequence % 5000).padStart(32, '0') },
  );
  return (
    `POST /api/web/report HTTP/1.1\r\nHost: localhost\r\nOrigin: https://shop.example\r\n` +
    `Content-Type: ${buys ? 'text/plain;charset=UTF-8' : 'text/html'}\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
});

const latencies: number[] = [];
let acknowledged = 0;
let refused = 0;
let next = 0;

function connection(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let answer = '';
    let sentAt = 0;
    const send = () => {
      const request = requests[next++];
      if (request === undefined) {
        socket.end();
        resolve();
        return;
      }
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk;
      const head = answer.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? 0);
      if (answer.length < head + 4 + length) return;
      if (answer.startsWith('HTTP/1.1 200') && answer.includes('"cscode":0')) acknowledged++;
      else refused++;
      latencies.push(performance.now() - sentAt);
      answer = '';
      send();
    });
  });
}

const started = performance.now();
await Promise.all(Array.from({ length: connections }, connection));
const seconds = (performance.now() - started) / 1000;
latencies.sort((a, b) => a - b);
const percentile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
process.stdout.write(
  JSON.stringify({ acknowledged, refused, seconds, p50: percentile(0.5), p99: percentile(0.99) }),
);
