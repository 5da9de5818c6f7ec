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
    // Nearly half of what the build took: what staff's own server runs may be as long as it is, and is read as it stands.
    serverMinification: false,
    turbopackSourceMaps: false,
    // The launcher builds what has changed, and a cache of 380 MB is dearer to write than a build.
    turbopackFileSystemCacheForBuild: false,
  },
  // Loaded as they are: they import by computed names, which a bundle can't hold.
  serverExternalPackages: ['pg-boss', 'rate-limiter-flexible', 'pdfkit', 'fontkit'],
  poweredByHeader: false,
  // Otherwise anybody can have pictures of any size resized here, as often as they like.
  images: { unoptimized: true },
  // Staff type the host alone.
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
