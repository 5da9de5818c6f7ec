import { sampleBlocks } from '@spindle/content/blocks/samples.ts';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import type { Selling } from '../shop/selling.ts';
import { BlockList } from './BlockList.tsx';

const nothing: Selling = { offers: {}, currency: 'USD' };

/** What a page shows of a sample, without the style sheets, which go to the head. */
async function draw(kind: string, state: string, selling = nothing) {
  const block = sampleBlocks('en', kind).find((sample) => sample.state === state)?.block;
  if (!block) throw new Error(`There is no sample ${kind} ${state}.`);
  return renderForTest(<BlockList blocks={[block]} selling={selling} below />);
}

describe('a block is left out whole', () => {
  it.each([
    ['reviews', 'empty'],
    ['reviews', 'without a source'],
    ['press', 'empty'],
    ['press', 'without a source'],
    ['gallery', 'empty'],
    ['related-products', 'empty'],
    ['hot-bundles', 'empty'],
    ['download', 'no build'],
    ['contents', 'one heading, so none'],
    ['countdown', 'full'],
  ])('%s, %s', async (kind, state) => expect(await draw(kind, state)).toBe(''));
});

describe('a film', () => {
  it('is a link, of which and of whose host nothing is loaded', async () => {
    const html = await draw('video', 'full');
    expect(html).toContain('href="https://www.youtube.com/watch?v=aaaaaaaaaaa"');
    expect(html).not.toMatch(/<(?:iframe|video|script)|\s(?:src|srcset)="https:|preconnect|dns-prefetch/);
  });
});

describe('the countdown of a promotion', () => {
  const promotion = {
    title: 'Disc week',
    summary: 'Ten per cent.',
    endsAt: '2026-10-12T22:30:00.000Z',
    timeZone: 'UTC',
  };

  it('says day and time of the end, without any script', async () => {
    const html = await draw('countdown', 'of the promotion', { ...nothing, promotion });
    expect(html).toContain('Disc week');
    expect(html).toContain('Ten per cent.');
    expect(html).toMatch(/<time dateTime="2026-10-12T22:30:00.000Z">12 October 2026 at 22:30 UTC<\/time>/);
  });
});

describe('a comparison', () => {
  it('says ticks and dashes in words, and which column is the product’s own', async () => {
    const html = await draw('comparison', 'second column, a value left out');
    expect(html).toMatch(/<td>.*<span class="visually-hidden">Yes<\/span>.*<\/td><td data-own="">–<\/td>/);
  });
});

describe('hot bundles', () => {
  it('say what each is for, and below what is inside', async () => {
    expect(await draw('hot-bundles', 'full')).toMatch(
      /Rip every disc in one window.*text-small">DVD Ripper and .*Blu-ray/,
    );
  });
});
