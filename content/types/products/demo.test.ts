import { readFileSync } from 'node:fs';
import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import type { Translated } from '../../demo/translated.ts';
import { demoProductRelations, demoProducts } from './demo.ts';
import { DEMO_CATALOGUE } from './demo-catalogue.ts';
import { publishedProduct } from './published-product.ts';

const published = demoProducts.map((draft) =>
  publishedProduct({ ...draft, name: 'Name', shortName: 'Name' }, {}, []),
);
const bySlug = (slug: string) => DEMO_CATALOGUE.find((product) => product.slug === slug);

test('every product number is there once', () => {
  const pids = published.map(({ pid }) => pid);
  expect(pids.toSorted((a, b) => Number(a) - Number(b))).toEqual([
    ...['641', '642', '643', '644', '645', '646', '712', '757', '761', '1712', '1757', '1761'],
    ...['60641', '60642', '60643', '60644', '60645', '60646'],
    ...['62037', '62038', '62124', '62125', '62126', '62127', '62301'],
  ]);
});

test('what is sold has a price for every licence in every currency, yen in tens', () => {
  for (const { pid, onSale, prices } of published) {
    expect(prices, pid).toHaveLength(onSale ? LICENCE_TYPES.length * CURRENCIES.length : 0);
    for (const { currency, amountMinor } of prices) {
      if (currency === 'JPY') expect(amountMinor % 10, pid).toBe(0);
    }
  }
  expect(published.filter(({ onSale }) => !onSale).map(({ pid }) => pid)).toEqual(
    expect.arrayContaining(['712', '1712', '757', '1757', '62301']),
  );
});

test('a tag that names a saving is true in every currency', () => {
  const tagged = DEMO_CATALOGUE.filter(({ tag }) => tag?.slug.includes('off'));
  expect(tagged.map(({ slug }) => slug)).toEqual(['complete_bundle']);
  for (const { tag, prices, contents = [] } of tagged) {
    const saving = Number.parseInt(tag?.slug ?? '', 10) / 100;
    for (const currency of [0, 1, 2] as const) {
      const singly = contents.reduce((sum, slug) => sum + (bySlug(slug)?.prices?.LFT[currency] ?? 0), 0);
      expect((prices?.LFT[currency] ?? 0) / singly).toBeLessThanOrEqual(1 - saving);
    }
  }
});

test('what the pages say about prices is true of every product in every currency', () => {
  for (const { slug, prices } of DEMO_CATALOGUE) {
    if (!prices) continue;
    for (const currency of [0, 1, 2] as const) {
      expect(prices['1Y'][currency], slug).toBeLessThan(3 * prices['1M'][currency]);
      expect(prices.LFT[currency], slug).toBeLessThan(2 * prices['1Y'][currency]);
      expect(prices['Lifetime+5PC'][currency], slug).toBeLessThan(2 * prices.LFT[currency]);
    }
  }
});

test('the edition with six programs costs less than any four of them', () => {
  const edition = bySlug('spindle_ultimate');
  for (const currency of [0, 1, 2] as const) {
    const singly = edition?.contents?.map((slug) => bySlug(slug)?.prices?.LFT[currency] ?? 0) ?? [];
    const four = singly.toSorted((one, other) => one - other).slice(0, 4);
    expect(edition?.prices?.LFT[currency]).toBeLessThan(four.reduce((sum, price) => sum + price, 0));
  }
});

test('a tool is at the Amazon of each language’s countries', () => {
  const { amazon } = demoProducts.find(({ pid }) => pid === '643') as { amazon: Translated };
  const hosts = Object.values(amazon.words).map((url) => new URL(String(url)).hostname);
  expect(hosts).toEqual(
    ['amazon.com', 'amazon.de', 'amazon.co.jp', 'amazon.fr', 'amazon.com'].map((host) => `www.${host}`),
  );
});

test('relations stay on one system, and what is retired leads to what took its place', () => {
  const relations = demoProductRelations((pid) => Number(pid));
  const of = (pid: string) => relations.find((relation) => relation.pid === pid);
  expect(of('62127')?.products).toEqual([60643, 60641, 60642, 60646, 60644, 60645]);
  expect(of('643')?.upgrade_products).toEqual([62124, 62126]);
  expect(of('712')?.redirect_products).toEqual([62037]);
  expect(of('1757')?.redirect_products).toEqual([1761]);
  expect(of('62301')?.related_products).toEqual([643, 646]);
});

test.each(ALL_LOCALES)('a trial lasts as long as the pages say (%s)', (locale) => {
  const help = new URL(
    `../../demo/texts/page-help-details/what-the-trial-can-do.${locale}.md`,
    import.meta.url,
  );
  const [, said] = /(\d+)\s?(?:days|Tage|日間|jours|天)/.exec(readFileSync(help, 'utf8')) ?? [];
  for (const { pid, onSale, trialDays } of published) {
    if (onSale) expect([pid, trialDays]).toEqual([pid, Number(said)]);
  }
});

const ACCOUNT_AND_COMPUTER = {
  en: /once per account, computer and product line/,
  de: /einmal je Konto, Computer und Produktreihe/,
  fr: /une fois par compte, par ordinateur et par gamme/,
  ja: /アカウント、パソコン、製品ライン（.+）ごとに一度/,
  zh: /每個帳號、每台電腦、每個產品系列（.+）各一次/,
} satisfies Record<Locale, RegExp>;

test.each(ALL_LOCALES)('the terms name what a trial asks for and how often there is one (%s)', (locale) => {
  const terms = new URL(`../../demo/texts/system-articles/terms-of-use.${locale}.md`, import.meta.url);
  expect(readFileSync(terms, 'utf8')).toMatch(ACCOUNT_AND_COMPUTER[locale]);
});
