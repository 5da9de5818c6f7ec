import { Readable } from 'node:stream';
import type { PartAddress } from '@spindle/content/reading/address-parts.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import type { Site } from '@spindle/platform/sites.ts';
import { Hono } from 'hono';
import { pathIn } from '../../page/links.ts';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';
import { openPageOrigins } from './page-origins.ts';

/** Most entries that search engines read from one file, which may have 50 MB (sitemaps.org). */
const ENTRIES_A_FILE = 50_000;

/** An entry with its alternates may take a kilobyte. */
const ENTRIES_WITH_ALTERNATES = 25_000;

/**
 * `/sitemap.xml`: every published page in each of its languages, each with all alternates and its last change in that
 * language. When one file can't hold them, it lists the files: `/sitemap.xml?part=1` and so on.
 * @param entriesAFile how many a file holds at most, with and without alternates
 */
export function sitemap(
  { config, content }: Pick<Services, 'config' | 'content'>,
  entriesAFile = { alone: ENTRIES_A_FILE, withAlternates: ENTRIES_WITH_ALTERNATES },
) {
  const { sites } = config;
  const origins = openPageOrigins(config);
  const limit = sites.length > 1 ? entriesAFile.withAlternates : entriesAFile.alone;
  const app = new Hono<AppEnv>();
  app.get('/sitemap.xml', async (c, next) => {
    const here = origins.originOf({ url: '/sitemap.xml', headers: { host: c.req.header('host') } });
    const locales = sites.filter(({ origin }) => origin === here).map(({ locale }) => locale);
    const size = Math.max(1, Math.floor(limit / locales.length));
    const without = [...config.noindexPaths, ...(await content.replaced())];
    const asked = { locales, without, size };
    const files = await content.addressParts.count(asked);
    const part = Number(c.req.query('part') ?? (files > 1 ? 0 : 1));
    if (!Number.isInteger(part) || part < 0 || part > files) return next();
    c.header('content-type', 'application/xml');
    c.header('cache-control', 'public, max-age=600');
    if (part === 0) return c.body(index(files, `${here}/sitemap.xml`));
    c.set('isLong', true);
    const addresses = content.addressParts.read(part, asked)[Symbol.asyncIterator]();
    // Read before anything is sent, so that a database outage can still be answered with its status.
    const first = await addresses.next();
    const entries = async function* () {
      for (let read = first; !read.done; read = await addresses.next()) {
        yield read.value.flatMap((address) => entriesOf(address, sites, here)).join('');
      }
    };
    return c.body(Readable.toWeb(Readable.from(file(entries()), { objectMode: false })) as ReadableStream);
  });
  return app;
}

/** The entries of an address, one for each of its languages on this origin, each naming all languages of the address. */
function entriesOf({ path, locales, changed }: PartAddress, sites: readonly Site[], here: string): string[] {
  const versions = sites
    .filter((site) => locales.includes(site.locale))
    .map((site) => ({ ...site, url: site.origin + pathIn(site, path) }));
  const named = versions.map(({ locale, url }) => ({ tag: LANGUAGES[locale].tag, url }));
  const alternates = [...named, ...named.slice(0, 1).map(({ url }) => ({ tag: 'x-default', url }))]
    .map(({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`)
    .join('');
  return versions
    .filter(({ origin }) => origin === here)
    .map(({ locale, url }) => {
      const at = changed[locale];
      const last = at ? `<lastmod>${at}</lastmod>` : '';
      return `<url><loc>${url}</loc>${last}${versions.length > 1 ? alternates : ''}</url>\n`;
    });
}

async function* file(entries: AsyncIterable<string>): AsyncIterable<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`;
  yield* entries;
  yield '</urlset>\n';
}

function index(files: number, url: string): string {
  const named = Array.from({ length: files }, (_, file) => `${url}?part=${file + 1}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${named.map((file) => `<sitemap><loc>${file}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;
}
