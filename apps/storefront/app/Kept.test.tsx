import { sampleBlocks } from '@spindle/content/blocks/samples.ts';
import type { Footer as FooterContent } from '@spindle/content/types/footer/schema.ts';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { siteOf } from '@spindle/platform/sites.ts';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { PageState, Rendering } from '../page/state.ts';
import { BlockList } from './blocks/BlockList.tsx';
import { Kept } from './Kept.tsx';
import { keepParts } from './keep-parts.tsx';
import { usePageState, useSystem } from './page-state.ts';
import { renderForTest, renderingForTest, stateForTest } from './render-for-test.tsx';
import { ConsentBanner } from './shop/ConsentBanner.tsx';
import { Footer } from './shop/Footer.tsx';
import { Stylesheet } from './ui/Stylesheet.tsx';

/** Renders pages one after another, as one process does; counts the kept parts. */
function pages() {
  const keep = keepParts();
  const kept: unknown[] = [];
  const draw = (element: React.ReactNode, state: Partial<PageState> = {}) => {
    const { origin, prefix } = siteOf(stateForTest.sites, state.locale ?? stateForTest.locale);
    const rendering: Rendering = {
      ...{ ...renderingForTest, ...stateForTest, origin, prefix, ...state },
      keep(Part, source) {
        const part = keep(Part, source, rendering);
        if (part) kept.push(Part);
        return part;
      },
    };
    return renderForTest(element, state, rendering);
  };
  return { draw, kept };
}

/** Ids in a kept part are longer, but just as unique. */
const withoutIds = (html: string) => html.replaceAll(/_+R_[\w-]*/g, 'ID');

describe.each(ALL_LOCALES)('in %s', (locale) => {
  it('a page has the same bytes whatever was drawn before it, and but for ids those without kept parts', async () => {
    const blocks = sampleBlocks(locale)
      .map(({ block }) => block)
      .filter((block) => block.__component !== 'blocks.contents');
    const page = (
      <>
        <ConsentBanner />
        <BlockList blocks={blocks} selling={{ offers: {}, currency: 'USD' }} below />
      </>
    );
    const { draw, kept } = pages();
    const first = await draw(page, { locale });
    expect(kept.length).toBeGreaterThan(10);
    for (let time = 0; time < 2; time++) expect(await draw(page, { locale })).toBe(first);
    expect(withoutIds(first)).toBe(withoutIds(await renderForTest(page, { locale })));
  });

  it('no id is there twice, and none is missing that something names', async () => {
    const blocks = sampleBlocks(locale).map(({ block }) => ({ ...block, anchorId: undefined }));
    const twice = [...blocks, ...blocks];
    const { draw } = pages();
    const page = <BlockList blocks={twice} selling={{ offers: {}, currency: 'USD' }} below />;
    await draw(page, { locale });
    const html = await draw(page, { locale });
    const ids = [...html.matchAll(/ id="(_[^"]*)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
    const named = [...html.matchAll(/(?:href="#|url\(#|labelledby=")(_[^")]*)/g)].map(([, id]) => id);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

/** A part that renders the name of its source and counts its renderings. */
function counted(Also: React.ComponentType = () => null) {
  let times = 0;
  function Part({ from }: { from: { name: string } }) {
    times++;
    return (
      <>
        {from.name}
        <Also />
      </>
    );
  }
  return { Part, times: () => times };
}

describe('a part', () => {
  const source = { name: 'Ada' };

  it('is kept when it is drawn again, and then drawn no more', async () => {
    const { draw } = pages();
    const { Part, times } = counted();
    for (const path of ['/', '/a', '/b', '/c']) {
      expect(await draw(<Kept as="div" draw={Part} from={source} />, { path })).toBe('<div>Ada</div>');
    }
    expect(times()).toBe(2);
  });

  it('is drawn anew from another version of its document', async () => {
    const { draw } = pages();
    const { Part } = counted();
    for (let time = 0; time < 3; time++) await draw(<Kept as="div" draw={Part} from={source} />);
    expect(await draw(<Kept as="div" draw={Part} from={{ name: 'Grace' }} />)).toBe('<div>Grace</div>');
  });

  it('is kept for each of what is given beside its document, the latest eight', async () => {
    const { draw } = pages();
    let times = 0;
    const Part = ({ from, given }: { from: { name: string }; given: { price: string } }) => {
      times++;
      return `${from.name} ${given.price}`;
    };
    const drawn = (price: string) => draw(<Kept as="li" draw={Part} from={source} given={{ price }} />);
    const prices = Array.from({ length: 9 }, (_, index) => `$${index}`);
    for (let time = 0; time < 3; time++) {
      for (const price of prices.slice(1)) expect(await drawn(price)).toBe(`<li>Ada ${price}</li>`);
    }
    expect(times).toBe(16);
    expect(await drawn('$0')).toBe('<li>Ada $0</li>');
    expect(await drawn('$8')).toBe('<li>Ada $8</li>');
    expect(times).toBe(17);
    expect(await drawn('$1')).toBe('<li>Ada $1</li>');
    expect(times).toBe(18);
  });

  it.each([
    ['its path', () => usePageState().path],
    ['the visitor’s system', () => useSystem(true)],
    ['what the router knows', () => useLocation().pathname],
    ['the application state', () => usePageState().app.ip],
  ])('that shows %s is drawn with each page', async (_what, useOwn) => {
    const { draw, kept } = pages();
    const { Part } = counted(() => useOwn());
    const element = <Kept as="div" draw={Part} from={source} />;
    const state = (path: string, os: 'win' | 'mac') => ({
      path,
      os,
      app: { ...stateForTest.app, ip: path },
    });
    for (let time = 0; time < 3; time++) await draw(element, state('/a', 'win'));
    const before = await draw(element, state('/a', 'win'));
    expect(await draw(element, state('/b', 'mac'))).not.toBe(before);
    expect(kept).toEqual([]);
  });

  it('that fails, fails with its page', async () => {
    const { draw } = pages();
    let fails = false;
    const { Part } = counted(() => {
      if (fails) throw new Error('No such drawing.');
      return null;
    });
    const element = <Kept as="div" draw={Part} from={source} />;
    await draw(element);
    fails = true;
    await expect(draw(element)).rejects.toThrow('No such drawing.');
  });

  it('brings its style sheets to every page, once', async () => {
    const { draw } = pages();
    const { Part } = counted(() => <Stylesheet href="/assets/part.css" />);
    for (let time = 0; time < 3; time++) {
      const html = await draw(
        <>
          <Kept as="div" draw={Part} from={source} />
          <Kept as="ul" draw={Part} from={source} />
        </>,
      );
      expect(html.match(/part\.css/g)).toHaveLength(1);
    }
  });

  it('keeps the words of its document, whatever they are, beside ids', async () => {
    const { draw } = pages();
    const from = { name: 'A well-kept-part of kept-part_R_0_' };
    const { Part } = counted(() => <i id={useId()} />);
    const element = <Kept as="div" draw={Part} from={from} />;
    for (let time = 0; time < 3; time++) expect(await draw(element)).toContain(from.name);
  });

  it('that has something for the head is drawn with each page', async () => {
    const { draw, kept } = pages();
    const { Part } = counted(() => <img src="/media/seen-first.svg" alt="" />);
    const element = (
      <>
        <h1>Ada</h1>
        <Kept as="div" draw={Part} from={source} />
      </>
    );
    const first = await draw(element);
    expect(first).toMatch(/^<link rel="preload"/);
    for (let time = 0; time < 3; time++) expect(await draw(element)).toBe(first);
    expect(kept).toEqual([]);
  });

  it('is the footer of a shop with a mark in vectors, too, which is fetched when it is reached', async () => {
    const { draw, kept } = pages();
    const media = { url: '/media/mark.svg', alt: '', width: 96, height: 28 };
    const footer = { logoTitle: 'Spindle', media, menuList: [], items: [] } as unknown as FooterContent;
    const element = (
      <>
        <h1>Ada</h1>
        <Footer footer={footer} viewer="unknown" />
      </>
    );
    const first = await draw(element);
    expect(first).toMatch(/<img src="\/media\/mark.svg"[^>]* loading="lazy"/);
    expect(await draw(element)).toBe(first);
    expect(kept).toHaveLength(2);
  });

  it('has ids of its own wherever it stands', async () => {
    const { draw } = pages();
    const { Part } = counted(() => <i id={useId()} />);
    const element = (
      <>
        <Kept as="div" draw={Part} from={source} />
        <Kept as="div" draw={Part} from={source} />
      </>
    );
    await draw(element);
    const html = await draw(element);
    const ids = [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
  });
});
