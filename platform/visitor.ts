import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';
import type { ProxyTrust } from './proxy-trust.ts';

export interface ProxySettings {
  trustProxy: ProxyTrust;
  /** The header in which a trusted proxy puts the visitor's country, in lower case. */
  countryHeader: string | undefined;
}

export interface Visitor {
  ip: string;
  /** ISO 3166 code; undefined if no proxy sent one. */
  country: string | undefined;
}

/** What a socket for both IP versions puts before an IPv4 address. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The sender of a request: the nearest address that is not a trusted proxy, and the country that the proxy sent. */
export function readVisitor(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  { trustProxy, countryHeader }: ProxySettings,
): Visitor {
  const peer = request.socket.remoteAddress;
  // The connection is gone; nobody will read the answer.
  if (peer === undefined) return { ip: '', country: undefined };
  const address = proxyAddr(request as IncomingMessage, trustProxy);
  const told = countryHeader && trustProxy(peer, 0) ? request.headers[countryHeader] : undefined;
  return {
    // Some proxies put a port behind the address, or a word instead.
    ip: (isIP(address) ? address : peer).replace(MAPPED, ''),
    // Cloudflare's XX means unknown; T1 is the Tor network.
    country: typeof told === 'string' && /^(?!XX)[A-Z]{2}$/.test(told) ? told : undefined,
  };
}
