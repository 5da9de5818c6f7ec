import { setImmediate as turn } from 'node:timers/promises';
import { type Content, openContent } from '@spindle/content/reading/readers.ts';
import { contentSettings, testLog, testPayload } from '@spindle/content/testing/test-content.ts';
import { listenForPurges } from '@spindle/platform/purge.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll, expect, test } from 'vitest';
import { keepParts } from '../../app/keep-parts.tsx';
import { renderingForTest, stateForTest } from '../../app/render-for-test.tsx';
import { DEFAULT_SETTINGS, PageCache } from './page-cache.ts';
import { boundedStore } from './page-store.ts';
import { packPage } from './stored-page.ts';
import { WholeAnswer } from './whole-answer.ts';

const { url, pool } = await testDatabase();
const payload = await testPayload(url);
const LOCALES = ['en', 'de'] as const;
type Locale = (typeof LOCALES)[number];

const Title = ({ from }: { from: { title: string } }) => from.title;

/** While `go` is set, visitors come without end, and a rendering waits until something new has been published. */
const visits = { go: false };

/** The parts of a storefront that cache something: documents, rendered parts and pages. */
async function openStorefront() {
  const content: Content = await openContent({
    ...{ config: contentSettings(url), log: testLog, currencyOf: () => 'USD' as const },
  });
  const cache = new PageCache({ now: Date.now, ...DEFAULT_SETTINGS }, boundedStore(1_000_000));
  const keep = keepParts();
  const heard = { gaps: 0 };
  /** Renderings that wait for the next publication, or for the end of the publications. */
  const drawing: (() => void)[] = [];
  const release = () => {
    for (const draw of drawing.splice(0)) draw();
  };
  const listening = Promise.withResolvers<void>();
  const listener = listenForPurges(url, testLog, {
    purge(tags) {
      content.purge(tags);
      cache.purge(tags);
      release();
    },
    purgeAll() {
      heard.gaps++;
      content.purgeAll();
      cache.purgeAll();
      release();
      listening.resolve();
    },
  });
  afterAll(async () => {
    await listener.close();
    await content.close();
  });
  await listening.promise;

  async function render(locale: Locale) {
    const page = await content.read('page-products', { locale, where: { slug: 'photo_tool' } });
    if (visits.go) await new Promise<void>((draw) => void drawing.push(draw));
    if (!page) throw new Error('The page is not there.');
    const drawn = keep(
      Title,
      { from: page, given: undefined },
      { ...renderingForTest, ...stateForTest, locale },
    );
    const body = Buffer.from(drawn?.html('') ?? '');
    return packPage(
      { status: 200, headers: {}, body, tags: page.tags, bySystem: false, incomplete: false },
      [],
    );
  }
  const ask = async (locale: Locale) => {
    const asked = { key: locale, system: 'win', common: true, render: () => render(locale) } as const;
    const { bytes } = (cache.fresh(locale, 'win') ?? (await cache.page(asked))).br;
    return String(bytes instanceof WholeAnswer ? bytes.body : bytes);
  };
  return { ask, heard, release };
}

const storefronts = [await openStorefront(), await openStorefront()];
const publish = (id: number | string, locale: Locale, title: string) =>
  payload.update({ collection: 'page-products', id, locale, data: { title, _status: 'published' } });
const cutListeners = () =>
  pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ~* '^(listen|notify) '`);

test.each([
  ['while all are listening', false],
  ['while the connections on which they hear of it are cut', true],
])(
  'pages that are asked for without end are the last published ones in the end, %s',
  async (_when, isCut) => {
    const data = { slug: 'photo_tool', title: 'en 0', _status: 'published' as const };
    const { docs } = await payload.find({ collection: 'page-products' });
    const { id } = docs[0] ?? (await payload.create({ collection: 'page-products', data }));
    await publish(id, 'de', 'de 0');
    for (let round = 1; round <= 3; round++) {
      visits.go = true;
      const visitors = storefronts.flatMap(({ ask }) =>
        LOCALES.flatMap((locale) => [locale, locale]).map(async (locale) => {
          while (visits.go) {
            await ask(locale).catch(() => {});
            await turn();
          }
        }),
      );
      const gaps = storefronts.map(({ heard }) => heard.gaps);
      for (const step of [0, 1, 2]) {
        if (isCut && step === 1) await cutListeners();
        for (const locale of LOCALES) await publish(id, locale, `${locale} ${round}.${step}`);
      }
      if (isCut) {
        const all = () => storefronts.every(({ heard }, index) => heard.gaps > (gaps[index] ?? 0));
        await expect.poll(all, { timeout: 20_000 }).toBe(true);
      }
      visits.go = false;
      for (const { release } of storefronts) release();
      await Promise.all(visitors);
      for (const { ask } of storefronts) {
        for (const locale of LOCALES) {
          await expect.poll(() => ask(locale), { timeout: 20_000 }).toBe(`${locale} ${round}.2`);
          for (let time = 0; time < 3; time++) expect(await ask(locale)).toBe(`${locale} ${round}.2`);
        }
      }
    }
  },
);
