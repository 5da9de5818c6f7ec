import { LANGUAGES } from '@spindle/platform/locales.ts';
import { Hono } from 'hono';
import { linksFor } from '../../page/links.ts';
import { PRODUCT_SLUGS } from '../../page/paths.ts';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';

/** `/sitemap.xml`: every published page in every active language, each with its alternates. */
export function sitemap({ config, content }: Services) {
  const { locales, defaultLocale, origins } = config;
  const app = new Hono<AppEnv>();
  app.get('/sitemap.xml', async (c) => {
    const published = await Promise.all(
      (['page-products', 'page-buys'] as const).flatMap((type) =>
        PRODUCT_SLUGS.map(async (slug) => {
          const page = await content.read(type, { locale: defaultLocale, where: { slug } });
          return page ? [{ type, slug }] : [];
        }),
      ),
    );
    const pages = [{ type: 'page-home', slug: '' } as const, ...published.flat()];
    const entries = pages.map(({ type, slug }) => {
      const versions = locales.map((locale) => {
        const links = linksFor(locale, defaultLocale);
        const path = { 'page-home': links.home, 'page-products': links.product, 'page-buys': links.buy }[
          type
        ];
        return { locale, tag: LANGUAGES[locale].tag, url: new URL(path(slug), origins.storefront).href };
      });
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
