import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type ProxySettings, readVisitor, type Visitor } from '@spindle/platform/visitor.ts';
import { type ClientOs, clientOs, isMobile } from '../../page/client-os.ts';

/** Who sent a request, as far as the connection and trusted proxies tell. */
export interface Client extends Visitor {
  os: ClientOs;
  mobile: boolean;
}

export function readClient(req: IncomingMessage, proxies: ProxySettings): Client {
  const hint = req.headers['sec-ch-ua-mobile'];
  return {
    ...readVisitor(req, proxies),
    os: osOf(req.headers),
    mobile: isMobile(req.headers['user-agent'], typeof hint === 'string' ? hint : undefined),
  };
}

export function osOf(headers: IncomingHttpHeaders): ClientOs {
  const hint = headers['sec-ch-ua-platform'];
  return clientOs(headers['user-agent'], typeof hint === 'string' ? hint : undefined);
}
