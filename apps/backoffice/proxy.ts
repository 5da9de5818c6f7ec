import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { SEVERAL_HOSTS_HEADER } from './arriving-requests.ts';
import { settings } from './settings.ts';

/**
 * Refuses requests that name several hosts. On admin pages, only scripts of this response run. Payload sets style
 * attributes, so styles are not bound to a nonce.
 */
export function proxy(request: NextRequest): NextResponse {
  if (request.headers.has(SEVERAL_HOSTS_HEADER)) return new NextResponse('Bad request.\n', { status: 400 });
  const { origins, pageOrigins, mode } = settings();
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'self'",
    // During development, hot reloading evaluates code.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${mode === 'development' ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${origins.storefront}`,
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src 'self' ${pageOrigins.join(' ')}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  // Next.js takes the nonce for its own scripts from this header.
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

// Next.js reads this config without running it, so the header's name is written out.
export const config = {
  matcher: ['/admin/:path*', { source: '/:path*', has: [{ type: 'header', key: 'x-several-hosts' }] }],
};
