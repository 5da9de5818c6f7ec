import { connect } from 'node:net';

export interface Fire {
  port: number;
  /** Complete requests as sent over the wire, prepared before the clock starts. */
  requests: readonly string[];
  connections: number;
  /** Requests per second; if left out, as many as possible. */
  rate?: number | undefined;
}

export interface Fired {
  /** Answered with 200 and `cscode` 0. */
  acknowledged: number;
  refused: number;
  seconds: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

interface Connection {
  send(request: string, since: number): void;
}

/**
 * Sends requests over several connections. Without a rate, each connection sends the next request when the last one was
 * answered, which gives the highest throughput. With a rate, a request is due at its time whether or not earlier ones are
 * answered, and its latency counts from then, which is what its sender waits; another connection is opened when all are busy.
 */
export async function fire({ port, requests, connections, rate }: Fire): Promise<Fired> {
  const latencies: number[] = [];
  const idle: Connection[] = [];
  const finished = Promise.withResolvers<void>();
  let acknowledged = 0;
  let sent = 0;
  let opened = 0;

  const sendWhatIsDue = () => {
    const now = performance.now();
    while (sent < requests.length) {
      const due = rate === undefined ? now : started + (sent / rate) * 1000;
      if (due > now) return;
      const connection = idle.pop();
      if (!connection) {
        if (opened < connections) open();
        return;
      }
      connection.send(requests[sent++] as string, due);
    }
  };

  function open(): void {
    opened++;
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let answer = '';
    let since: number | undefined;
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
    socket.on('close', () => {
      opened--;
      const unused = idle.indexOf(connection);
      if (unused >= 0) idle.splice(unused, 1);
    });
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      // A server may announce that it is closing an idle connection.
      if (since === undefined) return;
      answer += chunk;
      const head = answer.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? 0);
      if (answer.length < head + 4 + length) return;
      latencies.push(performance.now() - since);
      if (answer.startsWith('HTTP/1.1 200') && answer.includes('"cscode":0')) acknowledged++;
      const closes = /connection: close/i.test(answer);
      answer = '';
      since = undefined;
      if (latencies.length === requests.length) finished.resolve();
      else if (closes) socket.destroy();
      else free();
    });
  }

  const started = performance.now();
  if (rate === undefined) for (let index = 0; index < connections; index++) open();
  const clock = setInterval(sendWhatIsDue, 1);
  await finished.promise;
  clearInterval(clock);
  const seconds = (performance.now() - started) / 1000;
  latencies.sort((one, other) => one - other);
  const percentile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  const refused = latencies.length - acknowledged;
  return { acknowledged, refused, seconds, p50: percentile(0.5), p99: percentile(0.99) };
}
