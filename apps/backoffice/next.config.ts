import { join } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const root = join(import.meta.dirname, '../..');

const config: NextConfig = {
  // Types are checked with the whole project.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingRoot: root,
  turbopack: { root },
  experimental: {
    // Minifying took nearly half of the build's time; this code runs only on the server, where its size does not matter.
    serverMinification: false,
    turbopackSourceMaps: false,
    // The launcher builds only what has changed, and writing a cache of 380 MB takes longer than a build.
    turbopackFileSystemCacheForBuild: false,
  },
  // Not bundled: they import modules by names computed at run time.
  serverExternalPackages: ['pg-boss', 'rate-limiter-flexible', 'pdfkit', 'fontkit'],
  poweredByHeader: false,
  // Otherwise anybody could have pictures resized here, of any size and as often as they like.
  images: { unoptimized: true },
  // Staff type only the host name.
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'X-Frame-Options', value: 'DENY' },
        { key: 'Referrer-Policy', value: 'same-origin' },
        { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
        { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
        { key: 'X-Robots-Tag', value: 'noindex' },
      ],
    },
  ],
};

export default withPayload(config);
