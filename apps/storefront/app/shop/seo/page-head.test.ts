import { describe, expect, it } from 'vitest';
import { sharedMedia } from '../../../page/share-picture.ts';
import { stateForTest } from '../../render-for-test.tsx';
import { pageHead } from './page-head.ts';

const state = { ...stateForTest, locale: 'de' as const, prefix: '/de', path: '/dvd-ripper' };
const hrefs = (head: ReturnType<typeof pageHead>, rel: string) =>
  head.flatMap((item) => ('rel' in item && item.rel === rel ? [[item.hrefLang, item.href]] : []));

describe('the head of a page', () => {
  it('names its own address, without a query, and the page in every active language', () => {
    const [first, ...others] = state.sites;
    const sites = [first, ...others.filter(({ locale }) => ['de', 'ja', 'zh'].includes(locale))] as const;
    const head = pageHead({ state: { ...state, sites }, title: 'DVD Ripper' });
    expect(hrefs(head, 'canonical')).toEqual([[undefined, 'https://spindle.test/de/dvd-ripper']]);
    expect(hrefs(head, 'alternate')).toEqual([
      ['en', 'https://spindle.test/dvd-ripper'],
      ['de', 'https://spindle.test/de/dvd-ripper'],
      ['ja', 'https://spindle.test/ja/dvd-ripper'],
      ['zh-TW', 'https://spindle.test/zh/dvd-ripper'],
      ['x-default', 'https://spindle.test/dvd-ripper'],
    ]);
  });

  it('names the same alternates in every language, or search engines ignore them', () => {
    const of = (locale: 'en' | 'ja') =>
      hrefs(
        pageHead({ state: { ...state, locale, prefix: locale === 'en' ? '' : `/${locale}` }, title: 'x' }),
        'alternate',
      );
    expect(of('en')).toEqual(of('ja'));
  });

  it('has no alternates in a shop with one language', () => {
    const head = pageHead({
      state: { ...state, locale: 'en', prefix: '', sites: [state.sites[0]] },
      title: 'DVD Ripper',
    });
    expect(hrefs(head, 'alternate')).toEqual([]);
    expect(hrefs(head, 'canonical')).toEqual([[undefined, 'https://spindle.test/dvd-ripper']]);
  });

  it.each([
    ['Discs you own', 'Disc', 'Discs you own – Disc'],
    ['Why a Disc is not recognised', 'Disc', 'Why a Disc is not recognised – Disc'],
    ['GameDisc', 'Disc', 'GameDisc – Disc'],
    ['About Spindle', 'Spindle', 'About Spindle'],
    ['Spindle: your discs', 'Spindle', 'Spindle: your discs'],
    ['Spindleについて', 'Spindle', 'Spindleについて'],
    ['關於Spindle', 'Spindle', '關於Spindle'],
  ])('“%s” in the shop %s is titled “%s”', (title, shopName, titled) => {
    expect(pageHead({ state: { ...state, shopName }, title })).toContainEqual({ title: titled });
  });

  it.each([
    ['a draft, which has no address of its own', { hidden: true }, []],
    [
      'a configured path',
      { state: { ...state, noindex: true } },
      [[undefined, 'https://spindle.test/de/dvd-ripper']],
    ],
  ])('keeps %s out of search engines', (_, options, canonical) => {
    const head = pageHead({ state, title: 'x', ...options });
    expect(head).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(hrefs(head, 'alternate')).toEqual([]);
    expect(hrefs(head, 'canonical')).toEqual(canonical);
  });

  it('names a picture for sharing, how large it is and what it shows', () => {
    const about = (head: ReturnType<typeof pageHead>) =>
      Object.fromEntries(
        head.flatMap((item) =>
          'property' in item && String(item.property).startsWith('og:image')
            ? [[item.property, item.content]]
            : [],
        ),
      );
    const size = { 'og:image:type': 'image/png', 'og:image:width': '1200', 'og:image:height': '630' };
    expect(about(pageHead({ state, title: 'DVD Ripper – Spindle', line: 'dvd' }))).toEqual({
      ...size,
      'og:image': 'https://spindle.test/images/share/dvd.png',
      'og:image:alt': 'DVD Ripper – Spindle',
    });
    const picture = sharedMedia({ url: '/media/a%20disc.webp', alt: 'A disc', focalX: 30 });
    expect(about(pageHead({ state, title: 'x', picture }))).toEqual({
      ...size,
      'og:image': 'https://spindle.test/images/share/media/2/30-50/a%20disc.webp.png',
      'og:image:alt': 'A disc',
    });
  });

  it('names the shop that it is of', () => {
    const head = pageHead({ state: { ...state, shopName: 'Müller & Söhne' }, title: 'Spindle X' });
    expect(head).toContainEqual({ title: 'Spindle X – Müller & Söhne' });
    expect(head).toContainEqual({ property: 'og:site_name', content: 'Müller & Söhne' });
  });

  it('says what the editor wrote, and writes the name of the shop once', () => {
    const seo = {
      metaDescription: 'Turns discs into files.',
      meta: [{ name: 'author', content: 'Spindle' }],
      script: undefined,
      structuredData: { '@type': 'Thing' },
    };
    const head = pageHead({ state, title: 'DVD Ripper – Spindle', seo });
    expect(head).toContainEqual({ title: 'DVD Ripper – Spindle' });
    expect(head).toContainEqual({ name: 'description', content: 'Turns discs into files.' });
    expect(head).toContainEqual({ name: 'author', content: 'Spindle' });
    expect(head).toContainEqual({ 'script:ld+json': { '@type': 'Thing' } });
  });
});
