import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { carriesToken } from './bearer-token.ts';

/** Headers that show a proxy in between: then the loopback address is the proxy's, not the reader's. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Whether this request may read `/metrics`: it carries METRICS_TOKEN, or comes from this machine without a proxy in between.
 * @param request the address of the socket itself, and the headers as they were received.
 * @param token METRICS_TOKEN, if it is set.
 */
export function mayReadMetrics(
  request: { remoteAddress: string | undefined; headers: IncomingHttpHeaders },
  token: string | undefined,
): boolean {
  const { remoteAddress = '', headers } = request;
  if (token !== undefined && carriesToken(headers.authorization, token)) return true;
  return isLoopback(remoteAddress) && !FORWARDED.some((name) => headers[name] !== undefined);
}

function isLoopback(address: string): boolean {
  const version = isIP(address);
  // `::ffff:127.0.0.1`, on a socket for both IP versions, is matched as an IPv4 address.
  return version !== 0 && loopback.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
