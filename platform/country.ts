import type { IncomingHttpHeaders } from 'node:http';

/** Where the CDNs in use put the visitor's country. Believe it only behind a proxy of our own. */
const HEADERS = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-country-code'];

/** ISO 3166 code of the visitor's country, or undefined when no CDN knows it. */
export function countryOf(headers: IncomingHttpHeaders): string | undefined {
  const country = HEADERS.map((name) => headers[name]).find((value) => value !== undefined);
  // Cloudflare's XX is unknown and T1 the Tor network.
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : undefined;
}
