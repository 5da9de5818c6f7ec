import { encodeUpload } from '@spindle/tracking/protocol/encode-upload.ts';
import { examplePageView } from '@spindle/tracking/testing/example-event.ts';
import { fire } from './fire.ts';

/**
 * The load generator of the collector bench; a separate program, so that it has a core of its own.
 *
 *     node bench/collector-load.ts <port> <posts> <connections> <first sequence> [<posts per second>]
 */
const [port = 0, posts = 0, connections = 0, first = 0, rate] = process.argv.slice(2).map(Number);

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

const report = await fire({ port, requests, connections, rate });
process.stdout.write(JSON.stringify(report), () => process.exit());
