import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';
import type { ProxyTrust } from './proxy-trust.ts';

export interface ProxySettings {
  trustProxy: ProxyTrust;
  /** Where a trusted proxy puts the visitor's country, in lower case. */
  countryHeader: string | undefined;
}

export interface Visitor {
  ip: string;
  /** ISO 3166 code, or undefined when no proxy told it. */
  country: string | undefined;
}

/** What a socket for both IP versions writes before an IPv4 address. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Who sent a request: the address nearest to us that is no trusted proxy, and the country that one told. */
export function readVisitor(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  { trustProxy, countryHeader }: ProxySettings,
): Visitor {
  const peer = request.socket.remoteAddress;
  // The connection has gone; nobody will read the answer.
  if (peer === undefined) return { ip: '', country: undefined };
  const address = proxyAddr(request as IncomingMessage, trustProxy);
  const told = countryHeader && trustProxy(peer, 0) ? request.headers[countryHeader] : undefined;
  return {
    // Some proxies write a port behind the address, or a word.
    ip: (isIP(address) ? address : peer).replace(MAPPED, ''),
    // Cloudflare's XX is unknown and T1 the Tor network.
    country: typeof told === 'string' && /^(?!XX)[A-Z]{2}$/.test(told) ? told : undefined,
  };
}
