import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '@spindle/platform/config.ts';

/** Origins whose pages may post: the shop and its sister sites. */
export function allowedOrigins(config: Pick<Config, 'formOrigins' | 'sisterHosts'>): ReadonlySet<string> {
  return new Set([...config.formOrigins, ...config.sisterHosts.map((host) => `https://${host}`)]);
}

/**
 * Browsers send Origin with every post from another origin. Requests without one are accepted, since any other program could
 * send any origin it likes.
 */
export function originAllowed(headers: IncomingHttpHeaders, allowed: ReadonlySet<string>): boolean {
  return headers.origin === undefined || allowed.has(headers.origin);
}

export function corsHeaders(origin: string | undefined): Record<string, string> {
  if (origin === undefined) return {};
  // A beacon always carries credentials, so its answer has to name the origin.
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'origin',
  };
}

/** `text/html` across origins needs a preflight (spec §7); the browser may cache its answer for a day. */
export function preflightHeaders(origin: string | undefined): Record<string, string> {
  return {
    ...corsHeaders(origin),
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '86400',
  };
}
