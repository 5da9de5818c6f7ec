import { LANGUAGES } from '@spindle/platform/locales.ts';
import { Hono } from 'hono';
import { pathIn } from '../../page/links.ts';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';
import { openPageOrigins } from './page-origins.ts';

/** `/sitemap.xml`: every published page in every language it has, each with all alternates. */
export function sitemap({ config, content }: Services) {
  const { sites } = config;
  const origins = openPageOrigins(config);
  const app = new Hono<AppEnv>();
  app.get('/sitemap.xml', async (c) => {
    const published = await content.addresses();
    const here = origins.originOf({ host: c.req.header('host') });
    // Pages that no screen draws yet have no address for visitors.
    const drawn = published.filter(
      ({ path, middleware }) => (middleware || path === '/') && !config.noindexPaths.includes(path),
    );
    const entries = drawn.map(({ path, locales }) => {
      const shown = sites.filter((site) => locales.includes(site.locale));
      const versions = shown.map((site) => ({
        ...site,
        tag: LANGUAGES[site.locale].tag,
        url: site.origin + pathIn(site, path),
      }));
      const alternates = [
        ...versions,
        ...versions.slice(0, 1).map((first) => ({ ...first, tag: 'x-default' })),
      ]
        .map(({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`)
        .join('');
      return versions
        .filter(({ origin }) => origin === here)
        .map(({ url }) => `<url><loc>${url}</loc>${shown.length > 1 ? alternates : ''}</url>`)
        .join('\n');
    });
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
    return c.body(xml, 200, { 'content-type': 'application/xml', 'cache-control': 'public, max-age=600' });
  });
  return app;
}
