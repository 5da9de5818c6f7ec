import type { Footer } from '@spindle/content/types/footer/schema.ts';
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
          free: false,
          media: undefined,
          icon: undefined,
          tags: [{ slug: '20-off', name: '20 % off' }],
          systemRequirement: undefined,
          amazon: undefined,
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
const footer: Footer = {
  logoLink: '/',
  logoTitle: 'Spindle',
  media: undefined,
  menuList: [
    {
      label: 'Your account',
      list: [
        { label: 'Create an account', link: '/member?a=register', eventLabel: 'register' },
        { label: 'Your licences', link: '/member?a=my_products', eventLabel: undefined },
      ],
    },
  ],
  items: [{ label: 'Log in', link: '/member?a=login' }],
  brand: undefined,
};
const nothing: FrameContent = { navigation: undefined, footer: undefined, commons: undefined };

describe('the sections of the bar', () => {
  it('lead to pages in the page’s language, with anchor and tag', () => {
    expect(navigationSections(navigation, { prefix: '/de' })[0]?.entries).toEqual([
      {
        label: 'DVD Ripper',
        href: '/de/dvd-ripper#faq',
        text: undefined,
        tag: '20 % off',
        line: 'dvd',
        picture: undefined,
      },
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

  it('shows the mark, pictures and icons that the editors chose', async () => {
    const media = { url: '/media/mark.svg', alt: '', width: 80, height: 28 };
    const [entry] = navigation.product.subList;
    if (!entry) throw new Error('No product to show.');
    const chosen: Navigation = {
      ...navigation,
      media,
      product: {
        ...navigation.product,
        subList: [{ ...entry, product: { ...entry.product, icon: { ...media, url: '/media/tool.svg' } } }],
      },
      support: { ...navigation.support, items: [{ title: 'Keys', link: '/keys', icon: 'key' }] },
    };
    const content: FrameContent = { navigation: chosen, footer: { ...footer, media }, commons: undefined };
    const html = await renderForTest(<Frame content={content}>x</Frame>);
    expect(html.match(/<img[^>]+mark\.svg"[^>]+width="80" height="28"/g)).toHaveLength(3);
    expect(html).toContain('src="/media/tool.svg"');
    expect(html).toMatch(/<a class="menu-link" href="\/keys"><svg/);
  });

  it('marks the language of the page in the language menu', async () => {
    const html = await renderForTest(<Frame content={nothing}>x</Frame>, { locale: 'de', prefix: '/de' });
    const current = html.match(/<a [^>]*aria-current="true"[^>]*>.*?<\/a>/g) ?? [];
    expect(current).toHaveLength(2);
    for (const link of current) expect(link).toMatch(/hrefLang="de".*Deutsch.*<svg/);
  });

  it('asks members to log in nowhere', async () => {
    const content: FrameContent = { navigation: undefined, footer, commons: undefined };
    const own = await renderForTest(
      <Frame content={content} viewer={{ name: 'ada@spindle.test' }}>
        x
      </Frame>,
    );
    expect(own).toContain('Your licences');
    expect(own).not.toMatch(/a=login|a=register/);
    // A page that is the same for everyone contains it, and the script hides it.
    expect(await renderForTest(<Frame content={content}>x</Frame>)).toMatch(
      /<li class="for-anonymous"><a [^>]*href="\/member\?a=register"[^>]*data-track="click" data-label="register"/,
    );
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
