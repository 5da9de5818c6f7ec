import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Config } from '@spindle/platform/config.ts';
import { packPage, type StoredPage } from './page-cache/stored-page.ts';
import { commonSecurityHeaders } from './security-headers.ts';

/** Files that are sent unchanged, by URL path, compressed in advance. */
export type StaticFiles = ReadonlyMap<string, StoredPage>;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Reads the client build into memory. Names under `/assets/` carry a hash of their content. */
export async function readStaticFiles(config: Config, clientDirectory: string): Promise<StaticFiles> {
  const found = new Map<string, StoredPage>();
  const entries = await readdir(clientDirectory, { recursive: true, withFileTypes: true });
  const names = new Set(entries.map(({ parentPath, name }) => join(parentPath, name)));
  for (const entry of entries) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || !type || entry.parentPath.includes('.vite')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${file.slice(clientDirectory.length + 1)}`;
    const cacheControl = path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600';
    const compressed = names.has(`${file}.br`) ? await readFile(`${file}.br`) : undefined;
    found.set(path, await staticFile(config, { type, cacheControl, body: await readFile(file), compressed }));
  }
  // Browsers request it for pages that name no icon.
  const icon = found.get('/favicon.svg');
  if (icon) found.set('/favicon.ico', icon);
  return found;
}

export function staticFile(
  config: Config,
  file: {
    type: string;
    cacheControl: string;
    body: Buffer;
    /** The same in brotli, if the build has written it. */
    compressed?: Buffer | undefined;
  },
): Promise<StoredPage> {
  const { type, cacheControl, body, compressed } = file;
  const shared = [
    ...commonSecurityHeaders(config),
    ...['cache-control', cacheControl, 'vary', 'Accept-Encoding'],
    // Other origins of the same shop (a CDN, the back office's preview) may use them.
    ...['cross-origin-resource-policy', 'cross-origin'],
  ];
  const page = { status: 200, headers: { 'content-type': type }, body, tags: [] };
  return packPage({ ...page, bySystem: false, incomplete: false }, shared, compressed);
}
