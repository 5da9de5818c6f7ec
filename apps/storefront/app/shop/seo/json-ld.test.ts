import type { Block } from '@spindle/content/blocks/registry.ts';
import type { Article } from '@spindle/content/types/articles/schema.ts';
import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import { describe, expect, it } from 'vitest';
import type { Selling } from '../selling.ts';
import { article, breadcrumbs, faqPage, productWithOffers, softwareApplication } from './json-ld.ts';

const product: ProductRef = {
  pid: '643',
  slug: 'dvd_ripper',
  shortName: 'DVD Ripper',
  name: 'DVD Ripper for Windows',
  type: 'single',
  system: 'win',
  productLine: 'dvd',
  free: false,
  media: undefined,
  icon: undefined,
  tags: [],
  systemRequirement: undefined,
  amazon: undefined,
};
const offer: Offer = {
  pid: '643',
  slug: 'dvd_ripper',
  name: 'DVD Ripper',
  shortName: 'DVD Ripper',
  names: {},
  system: 'win',
  type: 'single',
  productLine: 'dvd',
  onSale: true,
  contents: [],
  builds: [],
  prices: [
    { licenceType: '1M', currency: 'USD', amountMinor: 1999 },
    { licenceType: 'LFT', currency: 'JPY', amountMinor: 6985 },
  ],
};
const page = {
  shopName: 'Spindle',
  ...{ url: 'https://spindle.test/dvd-ripper', description: undefined },
  picture: 'https://spindle.test/images/share/dvd.png',
};
const selling = (currency: Selling['currency'], offers: Selling['offers'] = { 643: offer }): Selling => ({
  currency,
  offers,
});

describe('structured data of a product', () => {
  it('marks up the price that is shown, as a decimal of its currency', () => {
    expect(productWithOffers([product], selling('USD'), page)).toMatchObject({
      offers: [{ price: '19.99', priceCurrency: 'USD', sku: '643-1M' }],
    });
    expect(productWithOffers([product], selling('JPY'), page)).toMatchObject({
      offers: [{ price: '6990', priceCurrency: 'JPY', sku: '643-LFT' }],
    });
  });

  it('marks up the price after the coupon of the page', () => {
    const coupon = { code: 'DNC10', pids: ['643'], payPercent: 90 };
    expect(productWithOffers([product], { ...selling('USD'), coupon }, page)).toMatchObject({
      offers: [{ price: '17.99' }],
    });
  });

  it('is left out when nothing can be bought', () => {
    expect(productWithOffers([product], selling('USD', {}), page)).toBeUndefined();
    expect(productWithOffers([], selling('USD'), page)).toBeUndefined();
    expect(softwareApplication([product], selling('EUR'), page)).toMatchObject({ offers: [] });
  });

  it('says of what is given away that it costs nothing', () => {
    const app: ProductRef = { ...product, system: 'android', free: true };
    expect(softwareApplication([app], selling('EUR', {}), page)).toMatchObject({
      operatingSystem: 'Android',
      offers: [{ price: '0' }],
    });
  });

  it('names a picture, without which search engines list no product', () => {
    const image = page.picture;
    expect(productWithOffers([product], selling('USD'), page)).toMatchObject({ image });
    expect(softwareApplication([product], selling('USD'), page)).toMatchObject({ image });
  });

  it('claims no ratings', () => {
    expect(JSON.stringify(softwareApplication([product], selling('USD'), page))).not.toMatch(
      /aggregateRating|review/i,
    );
  });
});

describe('structured data of an article', () => {
  const written: Article = {
    slug: 'dvd-capacity',
    title: 'How many gigabytes does a DVD hold?',
    summary: 'It depends.',
    category: { slug: 'dvd', title: 'DVD' },
    author: { slug: 'mara', name: 'Mara', about: undefined },
    picture: undefined,
    figure: undefined,
    publishedAt: '2026-10-06T12:00:00.000Z',
    checkedAt: '2026-11-12T12:00:00.000Z',
    seo: { metaDescription: undefined, meta: [], script: undefined, structuredData: undefined },
    urlType: 'article',
    articleInfoLevel: 0,
    system: 'all',
    product: [],
    blocks: [],
  };
  const at = {
    shopName: 'Spindle',
    url: 'https://spindle.test/dvd-capacity',
    picture: undefined,
    language: 'en',
  };

  it('names author, category and days, and the picture where there is one', () => {
    expect(article(written, { ...at, picture: 'https://spindle.test/media/a.webp' })).toMatchObject({
      '@type': 'Article',
      headline: 'How many gigabytes does a DVD hold?',
      datePublished: '2026-10-06',
      dateModified: '2026-11-12',
      author: { '@type': 'Person', name: 'Mara' },
      articleSection: 'DVD',
      image: ['https://spindle.test/media/a.webp'],
    });
    expect(article(written, at)).not.toHaveProperty('image');
  });

  it('leaves out an author and a category that are not published', () => {
    const data = article({ ...written, author: undefined, category: undefined }, at);
    expect(data).not.toHaveProperty('author');
    expect(data).not.toHaveProperty('articleSection');
  });

  it('was modified when it was published, if it was not checked since', () => {
    expect(article({ ...written, checkedAt: undefined }, at).dateModified).toBe('2026-10-06');
    const checkedBefore = { ...written, checkedAt: '2026-10-01T12:00:00.000Z' };
    expect(article(checkedBefore, at).dateModified).toBe('2026-10-06');
  });
});

describe('structured data of a page', () => {
  it('numbers the way from the home page', () => {
    expect(
      breadcrumbs([
        { name: 'Home', url: 'https://a/' },
        { name: 'DVD', url: 'https://a/dvd' },
      ]),
    ).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2, item: 'https://a/dvd' }],
    });
  });

  it('gathers the questions of all its blocks, or has none', () => {
    const faq: Block = {
      __component: 'blocks.faq',
      anchorId: undefined,
      title: 'Questions',
      items: [{ question: 'Why?', answer: 'Because.' }],
    };
    expect(faqPage([faq, faq])).toMatchObject({ mainEntity: [{ name: 'Why?' }, { name: 'Why?' }] });
    expect(faqPage([])).toBeUndefined();
  });
});
