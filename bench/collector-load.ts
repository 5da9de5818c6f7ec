import { connect } from 'node:net';
import { encodeUpload } from '@spindle/tracking/protocol/encode-upload.ts';
import { examplePageView } from '@spindle/tracking/testing/example-event.ts';

/**
 * The load generator of the collector bench, a program of its own so that it has a core of its own. Posts
 * are made before the clock starts. Without a rate each connection sends the next post when the last was
 * answered (how much goes through at most). With a rate a post falls due at its time, whether or not earlier
 * ones are answered, and its latency counts from then (what a visitor waits).
 *
 *     node bench/collector-load.ts <port> <posts> <connections> <first sequence> [<posts per second>]
 */
const [port = 0, posts = 0, connections = 0, first = 0, rate = Number.POSITIVE_INFINITY] = process.argv
  .slice(2)
  .map(Number);

const requests = Array.from({ length: posts }, (_, index) => {
  const sequence = first + index;
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

interface Connection {
  send(request: string, since: number): void;
}

const latencies: number[] = [];
const idle: Connection[] = [];
const finished = Promise.withResolvers<void>();
let acknowledged = 0;
let refused = 0;
let sent = 0;

/** When a post falls due, in ms; without a rate whenever a connection is free for it. */
const dueAt = (index: number) =>
  rate === Number.POSITIVE_INFINITY ? undefined : started + (index / rate) * 1000;

function sendWhatIsDue() {
  const now = performance.now();
  while (sent < posts && idle.length > 0) {
    const due = dueAt(sent) ?? now;
    if (due > now) return;
    idle.pop()?.send(requests[sent++] as string, due);
  }
}

function open(): void {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  let answer = '';
  let since = 0;
  const connection: Connection = {
    send(request, due) {
      since = due;
      socket.write(request);
    },
  };
  const free = () => {
    idle.push(connection);
    sendWhatIsDue();
  };
  socket.on('connect', free);
  socket.on('error', finished.reject);
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    answer += chunk;
    const head = answer.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? 0);
    if (answer.length < head + 4 + length) return;
    latencies.push(performance.now() - since);
    if (answer.startsWith('HTTP/1.1 200') && answer.includes('"cscode":0')) acknowledged++;
    else refused++;
    const closes = /connection: close/i.test(answer);
    answer = '';
    if (latencies.length === posts) finished.resolve();
    else if (closes) {
      socket.destroy();
      open();
    } else free();
  });
}

const started = performance.now();
for (let index = 0; index < connections; index++) open();
const clock = setInterval(sendWhatIsDue, 1);
await finished.promise;
clearInterval(clock);
const seconds = (performance.now() - started) / 1000;
latencies.sort((a, b) => a - b);
const percentile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
const report = { acknowledged, refused, seconds, p50: percentile(0.5), p99: percentile(0.99) };
process.stdout.write(JSON.stringify(report), () => process.exit());
