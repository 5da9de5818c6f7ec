import type { ServerResponse } from 'node:http';
import type { Config } from '@spindle/platform/config.ts';
import type { Site } from '@spindle/platform/sites.ts';
import { addPrivatePageHeaders, sharedPageHeaders } from '../response-headers.ts';
import { type Outage, outagePage } from './outage-page.ts';
import { RETRY_AFTER as DATABASE_RETRY_AFTER, type Refusal, refusalPage } from './refusal-page.ts';

/** Seconds after which a refused page is worth another try. */
export const RETRY_AFTER = '2';

/** Refuses a request. The status follows from the refusal, except for the file of a release. */
export function sendRefusal(
  config: Config,
  res: ServerResponse,
  site: Site,
  refusal: Refusal,
  status = Number(refusal),
): void {
  const html = refusalPage(refusal, { site, accept: res.req.headers.accept });
  // Private: at the same address, others get it in another language, or not as a page.
  const headers = new Headers(bodyHeaders(html));
  addPrivatePageHeaders(headers, config, { kind: 'content' });
  res.writeHead(status, [...headers].flat());
  res.end(html);
}

/** Sends the page that stands in for one that can't be made now. Stored pages are still served meanwhile. */
export function sendOutage(config: Config, res: ServerResponse, outage: Outage, site: Site): void {
  const status = outage === 'failed' ? 500 : 503;
  if (status === 503 && !res.headersSent) {
    res.setHeader('retry-after', outage === 'database' ? DATABASE_RETRY_AFTER : RETRY_AFTER);
  }
  const { supportEmail } = config;
  send(config, res, status, outagePage(outage, site, { supportEmail, method: res.req.method ?? 'GET' }));
}

export function sendRedirect(
  config: Config,
  res: ServerResponse,
  location: string,
  status: 301 | 302 = 301,
): void {
  // Headers hold ASCII only; an address on a page may have other characters.
  const address = location.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
  res.writeHead(status, [...sharedPageHeaders(config, { status }), 'location', address]);
  res.end();
}

/** A temporary redirect for this visitor alone. */
export function sendOwnRedirect(config: Config, res: ServerResponse, location: string): void {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' });
  addPrivatePageHeaders(headers, config, { kind: 'content' });
  res.writeHead(302, [...headers].flat());
  res.end();
}

function send(config: Config, res: ServerResponse, status: number, html: string): void {
  res.writeHead(status, [...sharedPageHeaders(config, { status }), ...bodyHeaders(html).flat()]);
  res.end(html);
}

function bodyHeaders(html: string): [name: string, value: string][] {
  return [
    ['content-type', 'text/html; charset=utf-8'],
    ['content-length', String(Buffer.byteLength(html))],
  ];
}
