import { LANGUAGES } from '@spindle/platform/locales.ts';
import { Hono } from 'hono';
import { linksFor } from '../../page/links.ts';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';
import { escaped } from './escaped.ts';

/** How many articles a feed contains. */
const NEWEST = 20;

/** `/rss/<language>/<category>.xml`: the newest articles of a category, as RSS 2.0. */
export function feeds({ config, content }: Pick<Services, 'config' | 'content'>) {
  const app = new Hono<AppEnv>();
  app.get('/rss/:locale/:file{[a-z0-9-]+\\.xml}', async (c, next) => {
    const slug = c.req.param('file').slice(0, -'.xml'.length);
    const site = config.sites.find(({ locale }) => locale === c.req.param('locale'));
    // Answers without a query for most slugs, above all for made-up ones.
    const address = site && (await content.address(`/${slug}`, { locale: site.locale }));
    const category =
      site &&
      address?.type === 'article-categories' &&
      (await content.read('article-categories', { locale: site.locale, where: { slug } }));
    if (!site || !category) return next();
    const { items } = await content.listArticles(category.id, { locale: site.locale, page: 1, size: NEWEST });
    const links = linksFor(site);
    const entries = items.map((article) => {
      const url = site.origin + links.document(article.slug);
      return `<item><title>${escaped(article.title)}</title><link>${escaped(url)}</link><guid>${escaped(url)}</guid><pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate><description>${escaped(article.summary)}</description></item>`;
    });
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${escaped(`${site.shopName}: ${category.title}`)}</title><link>${escaped(site.origin + links.category(slug))}</link><description>${escaped(category.summary ?? category.title)}</description><language>${LANGUAGES[site.locale].tag}</language>
${entries.join('\n')}
</channel></rss>
`;
    return c.body(xml, 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    });
  });
  return app;
}
