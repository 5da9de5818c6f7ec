import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { countryOf } from '@spindle/platform/country.ts';
import { type ClientOs, clientOs, isMobile } from '../client-os.ts';

/** Who sent a request, as far as the connection and trusted proxies tell. */
export interface Client {
  ip: string;
  /** ISO 3166 code, or undefined when no CDN told it. */
  country: string | undefined;
  os: ClientOs;
  mobile: boolean;
}

export function readClient(req: IncomingMessage, trustProxy: boolean): Client {
  const header = (name: string) => {
    const value = req.headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  const userAgent = header('user-agent');
  const client: Client = {
    ip: req.socket.remoteAddress ?? '',
    country: undefined,
    os: osOf(req.headers),
    mobile: isMobile(userAgent, header('sec-ch-ua-mobile')),
  };
  if (!trustProxy) return client;
  // The last entry is the one that our own proxy wrote.
  const forwarded = header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return { ...client, ip: forwarded || client.ip, country: countryOf(req.headers) };
}

export function osOf(headers: IncomingHttpHeaders): ClientOs {
  const hint = headers['sec-ch-ua-platform'];
  return clientOs(headers['user-agent'], typeof hint === 'string' ? hint : undefined);
}
