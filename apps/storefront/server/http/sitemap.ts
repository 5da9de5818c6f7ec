import { LANGUAGES } from '@spindle/platform/locales.ts';
import { Hono } from 'hono';
import { pathIn } from '../../page/links.ts';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';

/** `/sitemap.xml`: every published page in every active language, each with its alternates. */
export function sitemap({ config, content }: Services) {
  const { locales, defaultLocale, origins } = config;
  const app = new Hono<AppEnv>();
  app.get('/sitemap.xml', async (c) => {
    const published = await content.addresses();
    const entries = ['/', ...published.map(({ path }) => path)].map((path) => {
      const versions = locales.map((locale) => ({
        locale,
        tag: LANGUAGES[locale].tag,
        url: new URL(pathIn(locale, path, defaultLocale), origins.storefront).href,
      }));
      const alternates = [
        ...versions,
        ...versions
          .filter(({ locale }) => locale === defaultLocale)
          .map(({ url }) => ({ tag: 'x-default', url })),
      ]
        .map(({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`)
        .join('');
      return versions
        .map(({ url }) => `<url><loc>${url}</loc>${locales.length > 1 ? alternates : ''}</url>`)
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
