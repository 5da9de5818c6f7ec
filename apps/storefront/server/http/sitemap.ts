import { LANGUAGES } from '@spindle/platform/locales.ts';
import { Hono } from 'hono';
import { pathIn } from '../../page/links.ts';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';
import { openPageOrigins } from './page-origins.ts';

/** What search engines take in one file (sitemaps.org). */
const ADDRESSES_A_FILE = 50_000;

/**
 * `/sitemap.xml`: every published page in every language it has, each with all alternates. With more than one
 * file can hold it names the files, `/sitemap.xml?part=1` and so on.
 */
export function sitemap(
  { config, content }: Pick<Services, 'config' | 'content'>,
  addressesAFile = ADDRESSES_A_FILE,
) {
  const { sites } = config;
  const origins = openPageOrigins(config);
  const app = new Hono<AppEnv>();
  app.get('/sitemap.xml', async (c, next) => {
    const published = await content.addresses();
    const here = origins.originOf({ host: c.req.header('host') });
    const entries = published
      .filter(({ path }) => !config.noindexPaths.includes(path))
      .flatMap(({ path, locales }) => {
        const versions = sites
          .filter((site) => locales.includes(site.locale))
          .map((site) => ({ ...site, url: site.origin + pathIn(site, path) }));
        const named = versions.map(({ locale, url }) => ({ tag: LANGUAGES[locale].tag, url }));
        const alternates = [...named, ...named.slice(0, 1).map(({ url }) => ({ tag: 'x-default', url }))]
          .map(({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`)
          .join('');
        return versions
          .filter(({ origin }) => origin === here)
          .map(({ url }) => `<url><loc>${url}</loc>${versions.length > 1 ? alternates : ''}</url>`);
      });
    const files = Math.ceil(entries.length / addressesAFile);
    const part = Number(c.req.query('part') ?? (files > 1 ? 0 : 1));
    if (!Number.isInteger(part) || part < 0 || part > Math.max(files, 1)) return next();
    const xml =
      part === 0
        ? index(Array.from({ length: files }, (_, file) => `${here}/sitemap.xml?part=${file + 1}`))
        : urls(entries.slice((part - 1) * addressesAFile, part * addressesAFile));
    return c.body(xml, 200, { 'content-type': 'application/xml', 'cache-control': 'public, max-age=600' });
  });
  return app;
}

function urls(entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function index(files: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;
}
