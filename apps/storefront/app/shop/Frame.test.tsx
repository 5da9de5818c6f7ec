import type { Navigation } from '@spindle/content/types/main-nav-pcs/schema.ts';
import { describe, expect, it } from 'vitest';
import { renderForTest, stateForTest } from '../render-for-test.tsx';
import { Frame, type FrameContent } from './Frame.tsx';
import { initialOf } from './MemberLink.tsx';
import { navigationSections, sameNavigation, shownTag } from './navigation-sections.ts';

const empty = { label: 'Empty', url: undefined, items: [] };
const navigation: Navigation = {
  os: 'win',
  logoTitle: 'Spindle',
  media: undefined,
  login: 'Log in',
  product: {
    label: 'Products',
    url: undefined,
    subList: [
      {
        product: {
          pid: '643',
          slug: 'dvd_ripper',
          shortName: 'DVD Ripper',
          name: 'DVD Ripper for Windows',
          type: 'single',
          system: 'win',
          productLine: 'dvd',
          media: undefined,
          tags: [{ slug: '20-off', name: '20 % off' }],
          systemRequirement: undefined,
        },
        text: undefined,
        link: '/dvd-ripper',
        anchor: 'faq',
      },
    ],
  },
  store: { label: 'Store', url: '/dvd-ripper/buy', items: [] },
  tips: empty,
  support: {
    label: 'Support',
    url: undefined,
    items: [{ title: 'Odd', link: 'javascript:a()', icon: undefined }],
  },
};
const nothing: FrameContent = { navigation: undefined, footer: undefined, commons: undefined };

describe('the sections of the bar', () => {
  it('lead to pages in the page’s language, with anchor and tag', () => {
    expect(navigationSections(navigation, { prefix: '/de' })[0]?.entries).toEqual([
      { label: 'DVD Ripper', href: '/de/dvd-ripper#faq', text: undefined, line: 'dvd', tag: '20 % off' },
    ]);
  });

  it('are left out when they lead nowhere', () => {
    expect(navigationSections(navigation, { prefix: '' }).map(({ id }) => id)).toEqual(['product', 'store']);
  });

  it('are the same for both systems unless something that is shown differs', () => {
    const en = { prefix: '' };
    const [entry] = navigation.product.subList;
    const withProduct = (change: object) => ({
      ...navigation,
      os: 'mac' as const,
      product: {
        ...navigation.product,
        subList: entry ? [{ ...entry, product: { ...entry.product, ...change } }] : [],
      },
    });
    expect(sameNavigation(navigation, withProduct({ pid: '60643', system: 'mac' }), en)).toBe(true);
    expect(sameNavigation(navigation, withProduct({ shortName: 'DVD Ripper for Mac' }), en)).toBe(false);
    expect(sameNavigation(navigation, undefined, en)).toBe(false);
  });

  it('show a tag only when it is new or a reduction (spec §3)', () => {
    expect(shownTag([{ slug: 'new', name: 'New' }])).toBe('New');
    expect(shownTag([{ slug: 'hd', name: 'HD' }])).toBeUndefined();
  });
});

describe('the frame', () => {
  it('stands when nothing of it could be loaded', async () => {
    const html = await renderForTest(<Frame content={nothing}>The page</Frame>);
    expect(html).toContain('The page');
    expect(html).toContain('href="/member?a=login"');
  });

  it('has a language switch only where there is more than one language', async () => {
    const switched = 'hrefLang="ja"';
    expect(await renderForTest(<Frame content={nothing}>x</Frame>)).toContain(switched);
    expect(
      await renderForTest(<Frame content={nothing}>x</Frame>, { sites: [stateForTest.sites[0]] }),
    ).not.toContain(switched);
  });

  it('knows nobody on a page for everybody, and the member on a page of their own', async () => {
    expect(await renderForTest(<Frame content={nothing}>x</Frame>)).toContain('<spindle-member');
    const own = await renderForTest(
      <Frame content={nothing} viewer={{ name: 'ada@spindle.test' }}>
        x
      </Frame>,
    );
    expect(own).not.toContain('<spindle-member');
    expect(own).toContain('>A</a>');
  });

  it.each([
    ['ada', 'A'],
    ['  émile', 'É'],
    ['美咲', '美'],
    ['', ''],
  ])('takes %j for the initial %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});
