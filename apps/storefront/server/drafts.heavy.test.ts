import { makePreviewToken } from '@spindle/content/publishing/preview.ts';
import type { DraftOf } from '@spindle/content/reading/draft-of.ts';
import { testPayload } from '@spindle/content/testing/test-content.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  builtStorefront,
  endStorefronts,
  type RunningStorefront,
  startBuilt,
} from './testing/built-storefront.ts';
import { stockedDatabase } from './testing/stocked-database.ts';

/* Nobody sees what is not published: tests every address that shows documents, requested in every way that might open a draft. */

const { url } = await stockedDatabase();
const SECRET = 's'.repeat(32);
/** This word is in every draft, in what is scheduled and in an unpublished language, and nowhere else. */
const UNSEEN = /Zanzibar/;
const NEVER_PUBLISHED = 'never-published';

let shop: RunningStorefront;
let payload: Awaited<ReturnType<typeof testPayload>>;
beforeAll(async () => {
  payload = await testPayload(url);
  await writeDrafts();
  shop = await startBuilt(await builtStorefront(), {
    ...{ DATABASE_URL: url, SECRET, LOCALES: 'en,de', JOBS: 'off' },
  });
});
afterAll(endStorefronts);

/** The documents that have a draft, by the path of the page that shows it. */
const drafted = new Map<string, DraftOf>();

async function writeDrafts(): Promise<void> {
  const find = async (collection: string, slug: string) => {
    const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, depth: 0 });
    return docs[0] ?? expect.fail(`there is no ${collection} ${slug}`);
  };
  const draft = (collection: string, id: number | string, data: object, locale: Locale = 'en') =>
    payload.update({ collection, id, locale, draft: true, data: { ...data, _status: 'draft' } as never });
  const article = await find('articles', 'dvd-capacity');
  await draft('articles', article.id, { title: 'Zanzibar capacity', summary: 'Zanzibar in short.' });
  drafted.set('/dvd-capacity', { type: 'articles', id: Number(article.id) });
  const category = await find('article-categories', 'dvd');
  await draft('article-categories', category.id, { title: 'Zanzibar discs', summary: 'Zanzibar.' });
  drafted.set('/dvd', { type: 'article-categories', id: Number(category.id) });
  const product = await find('page-products', 'dvd_ripper');
  await draft('page-products', product.id, {
    title: 'Zanzibar ripper',
    seo: { metaDescription: 'Zanzibar.' },
  });
  drafted.set('/dvd-ripper', { type: 'page-products', id: Number(product.id) });
  const sold = await payload.find({ collection: 'products', where: { pid: { equals: '643' } }, depth: 0 });
  const soldId = Number(sold.docs[0]?.id);
  await draft('products', soldId, { name: 'Zanzibar 643', shortName: 'Zanzibar' });
  drafted.set('product', { type: 'products', id: soldId });
  const ref = (value: unknown) =>
    typeof value === 'object' ? (value as { id: number }).id : (value as number);
  const { id } = await payload.create({
    collection: 'articles',
    draft: true,
    data: {
      ...{ slug: NEVER_PUBLISHED, title: 'Zanzibar unpublished', summary: 'Zanzibar.', _status: 'draft' },
      ...{
        category: ref(article.category),
        author: ref(article.author),
        publishedAt: new Date().toISOString(),
      },
    } as never,
  });
  drafted.set(`/${NEVER_PUBLISHED}`, { type: 'articles', id: Number(id) });
  // Scheduled and complete, but its time has not come.
  await payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: new Date('2099-01-01T00:00:00Z'),
    input: { type: 'publish', doc: { relationTo: 'articles', value: String(id) } },
  } as never);
  const english = await payload.create({
    collection: 'articles',
    data: {
      ...{ slug: 'english-alone', title: 'English alone', summary: 'In English.', _status: 'published' },
      ...{
        category: ref(article.category),
        author: ref(article.author),
        publishedAt: new Date().toISOString(),
      },
    } as never,
  });
  await draft('articles', english.id, { title: 'Zanzibar auf Deutsch', summary: 'Zanzibar.' }, 'de');
  drafted.set('/english-alone', { type: 'articles', id: Number(english.id) });
  for (const slug of ['page-home', 'footer'] as const) {
    const { id: _, ...home } = await payload.findGlobal({ slug, depth: 0, locale: 'en' });
    await payload.updateGlobal({
      slug,
      draft: true,
      locale: 'en',
      data: { ...home, title: 'Zanzibar at home', copyright: 'Zanzibar', _status: 'draft' } as never,
    });
  }
}

/** A token for the document whose draft the path shows; for a path without a draft, a token for the home page's document. */
const tokenFor = (path: string, locale: Locale = 'en', of = path) =>
  makePreviewToken(SECRET, { locale, path }, drafted.get(of) ?? { type: 'page-home', id: 0 }, new Date());

/** Public addresses, each with a word that shows that it answers. */
const ADDRESSES = [
  ['/', 'Spindle'],
  ['/de', 'Spindle'],
  ['/dvd', 'english-alone'],
  ['/de/dvd', 'DVD'],
  ['/dvd-capacity', 'DVD'],
  ['/de/dvd-capacity', 'DVD'],
  ['/dvd-ripper', 'DVD'],
  ['/dvd-ripper/buy', 'DVD'],
  ['/store', 'DVD'],
  ['/help', 'Spindle'],
  ['/search?q=zanzibar', 'zanzibar'],
  ['/de/search?q=zanzibar', 'zanzibar'],
  ['/entry-product?slug=dvd_ripper', 'DVD'],
  ['/entry-article-category?slug=dvd', 'DVD'],
  ['/nothing-here', 'Spindle'],
  ['/rss/en/dvd.xml', 'English alone'],
  ['/rss/de/dvd.xml', '<item>'],
  ['/sitemap.xml', '/english-alone'],
  ['/sitemap.xml?part=1', '/english-alone'],
  ['/api/cms/articles?pagination[pageSize]=100', 'english-alone'],
  ['/api/cms/articles?filters[title][$contains]=Zanzibar', '[]'],
  ['/api/cms/articles?filters[slug][$eq]=dvd-capacity&populate=*', 'dvd-capacity'],
  ['/api/cms/articles?locale=de&pagination[pageSize]=100', 'dvd-capacity'],
  ['/api/cms/article-categories?populate=*', 'dvd'],
  ['/api/cms/products?pagination[pageSize]=100', '643'],
  ['/api/cms/page-products?populate=*&filters[slug][$eq]=dvd_ripper', 'dvd_ripper'],
  ['/api/cms/page-home', 'data'],
  ['/api/cms/footer', 'data'],
  ['/api/cms/search?q=zanzibar', '[]'],
  ['/api/cms/search?q=zanzibar&locale=de', '[]'],
  ['/api/cms/page-help/search?q=zanzibar', '[]'],
  ['/api/cms/price?pid=643', '643'],
  ['/backend/cms/article/detail?slug=dvd-capacity', 'dvd-capacity'],
  ['/backend/cms/article/list_by_category?category=dvd&page_size=50', 'english-alone'],
  ['/backend/cms/article/list_by_category?category=dvd&page_size=50&locale=de', 'items'],
] as const;

/** Addresses of documents that are not published at all. */
const CLOSED = [
  `/${NEVER_PUBLISHED}`,
  '/de/english-alone',
  `/images/share/article/${NEVER_PUBLISHED}.png`,
  `/backend/cms/article/detail?slug=${NEVER_PUBLISHED}`,
  '/backend/cms/article/detail?slug=english-alone&locale=de',
];

type Ask = (path: string) => { path: string; headers?: Record<string, string> };
const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** Ways to make the request. None of them is the one that does show a draft: a page with the token of that very page. */
const WAYS: Record<string, Ask> = {
  'as anybody': (path) => ({ path }),
  'with the token of another page': (path) => ({
    path: withQuery(path, `preview=${tokenFor('/blu-ray-ripper')}`),
  }),
  'with a token in a cookie': (path) => ({
    path,
    headers: { cookie: `preview=${tokenFor(path)}; payload-token=${tokenFor(path)}` },
  }),
  'with a token in a header': (path) => ({
    path,
    headers: { authorization: `Bearer ${tokenFor(path)}`, 'x-preview': tokenFor(path) },
  }),
};
/** Only for addresses that are not pages: nobody but this test can make a token for one. */
const WAYS_PAST_PAGES: Record<string, Ask> = {
  'with a token that names it': (path) => ({
    path: withQuery(path, `preview=${tokenFor(path.split('?')[0] ?? '/')}`),
  }),
};
const isPage = (path: string) => !/^\/(?:rss|sitemap|api|backend|images)/.test(path);

const fetched = async ({ path, headers = {} }: ReturnType<Ask>) => {
  const answer = await fetch(shop.origin + path, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe.each(Object.entries({ ...WAYS, ...WAYS_PAST_PAGES }))('%s', (way, ask) => {
  const asked = way in WAYS ? ADDRESSES : ADDRESSES.filter(([path]) => !isPage(path));

  test.each(asked)('%s shows what is published alone', async (path, word) => {
    const { status, text } = await fetched(ask(path));
    // The CMS's reads refuse parameters that they do not know.
    if (status !== 400) expect(text).toContain(word);
    else expect([path.startsWith('/api/cms'), way]).toEqual([true, expect.stringMatching(/token/)]);
    expect(text).not.toMatch(UNSEEN);
    expect(text).not.toContain(NEVER_PUBLISHED);
  });

  test.each(CLOSED.filter((path) => way in WAYS || !isPage(path)))('%s is not there', async (path) => {
    const { status, text } = await fetched(ask(path));
    expect(status).toBe(404);
    expect(text).not.toMatch(UNSEEN);
  });
});

describe('the page of a token', () => {
  const pages = [
    ['/dvd-capacity', 'en', '/dvd-capacity', 'Zanzibar capacity'],
    ['/dvd', 'en', '/dvd', 'Zanzibar discs'],
    ['/dvd-ripper', 'en', '/dvd-ripper', 'Zanzibar ripper'],
    [`/${NEVER_PUBLISHED}`, 'en', `/${NEVER_PUBLISHED}`, 'Zanzibar unpublished'],
    ['/de/english-alone', 'de', '/english-alone', 'Zanzibar auf Deutsch'],
  ] as const;

  test.each(pages)(
    '%s shows its draft to who has it, and to nobody after or beside them',
    async (...page) => {
      const [path, locale, named, title] = page;
      const token = tokenFor(named, locale);
      const isClosed = CLOSED.includes(path);
      const asAnybody = async () => {
        const { status, text } = await fetched({ path });
        expect(text).not.toMatch(UNSEEN);
        expect(status).toBe(isClosed ? 404 : 200);
      };
      await asAnybody();
      // A percent-encoded name means the same parameter, so the draft must not be stored under it either.
      for (const name of ['preview', '%70review', 'p%72eview']) {
        const own = await fetched({ path: `${path}?${name}=${token}` });
        if (name === 'preview') {
          expect([own.status, own.text]).toEqual([200, expect.stringContaining(title)]);
          expect(own.headers.get('cache-control')).toMatch(/no-store|private/);
          expect(own.headers.get('x-robots-tag')).toContain('noindex');
        }
        await asAnybody();
      }
      await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          at % 2 === 0 ? asAnybody() : fetched({ path: `${path}?preview=${token}` }),
        ),
      );
      for (const query of ['', '?preview=', '?preview', '?coupon=NONE', '?utm_source=preview']) {
        expect((await fetched({ path: path + query })).text).not.toMatch(UNSEEN);
      }
    },
  );

  test('shows no drafts but its own', async () => {
    const category = await fetched({ path: `/dvd?preview=${tokenFor('/dvd')}` });
    expect(category.text).toContain('Zanzibar discs');
    for (const other of ['Zanzibar capacity', 'Zanzibar unpublished', NEVER_PUBLISHED])
      expect(category.text).not.toContain(other);
    const article = await fetched({ path: `/dvd-capacity?preview=${tokenFor('/dvd-capacity')}` });
    expect(article.text).toContain('Zanzibar capacity');
    for (const other of ['Zanzibar unpublished', 'Zanzibar ripper', 'Zanzibar at home', NEVER_PUBLISHED])
      expect(article.text).not.toContain(other);
  });

  test('shows of what a page refers to what visitors see, and of a product its draft on the page', async () => {
    const own = await fetched({ path: `/dvd-ripper?preview=${tokenFor('/dvd-ripper')}` });
    expect(own.text).toContain('Zanzibar ripper');
    expect(own.text).not.toMatch(/Zanzibar(?! ripper|\.)/);
    const product = await fetched({
      path: `/dvd-ripper?preview=${tokenFor('/dvd-ripper', 'en', 'product')}`,
    });
    expect(product.text).toContain('Zanzibar');
    expect(product.text).not.toContain('Zanzibar ripper');
  });

  test('names pictures for sharing that show nothing of the draft', async () => {
    const { text } = await fetched({
      path: `/${NEVER_PUBLISHED}?preview=${tokenFor(`/${NEVER_PUBLISHED}`)}`,
    });
    const [, picture] = /<meta property="og:image" content="([^"]+)"/.exec(text) ?? [];
    expect(picture).toContain(`/images/share/article/${NEVER_PUBLISHED}.png`);
    expect((await fetched({ path: new URL(picture ?? '').pathname })).status).toBe(404);
  });
});
