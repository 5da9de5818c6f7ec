import { text } from 'node:stream/consumers';
import { fire } from './fire.ts';
import type { SeatedLicence } from './validations.ts';

/**
 * The load generator of the validations, as a separate program. Each request comes from a network of its own, like those of
 * many customers. Reads licences (`SeatedLicence[]`, JSON) from its standard input.
 *
 *     node bench/validation-load.ts <port> <requests> <connections> [<requests per second>]
 */
const [port = 0, count = 0, connections = 0, rate] = process.argv.slice(2).map(Number);
const licences: SeatedLicence[] = JSON.parse(await text(process.stdin));

const requests = Array.from({ length: count }, (_, index) => {
  const { key, device } = licences[index % licences.length] ?? { key: '', device: '' };
  const body = JSON.stringify({ key, device, nonce: `nonce-${index}-of-the-bench` });
  const network = `2001:db8:${Math.floor(index / 65_536).toString(16)}:${(index % 65_536).toString(16)}::1`;
  return (
    `POST /backend/licence/validate HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${network}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
});

const report = await fire({ port, requests, connections, rate });
process.stdout.write(JSON.stringify(report), () => process.exit());
