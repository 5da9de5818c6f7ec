import type { Block } from '@spindle/content/blocks/registry.ts';
import { block as blockSchema } from '@spindle/content/blocks/registry.ts';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import type { Selling } from '../shop/selling.ts';
import { BlockList, knownBlocks } from './BlockList.tsx';
import { blockComponents } from './registry.ts';

const selling: Selling = { offers: {}, currency: 'USD' };
const facts = (title: string, anchorId?: string): Block => ({
  __component: 'blocks.facts',
  anchorId,
  title,
  text: undefined,
  rows: [{ label: 'Reads', value: 'DVD' }],
});
const unknown = { __component: 'blocks.carousel' } as unknown as Block;

describe('the blocks of a page', () => {
  it('has a component for every kind of block that content knows', () => {
    const kinds = blockSchema.options.map((option) => option.shape.__component.value);
    expect(Object.keys(blockComponents).toSorted()).toEqual(kinds.toSorted());
  });

  it('skips and reports a block of an unknown kind', () => {
    const reported: string[] = [];
    const known = knownBlocks([facts('One'), unknown, facts('Two')], (name) => reported.push(name));
    expect(known).toHaveLength(2);
    expect(reported).toEqual(['blocks.carousel']);
  });

  it('does not take an inherited name for a component', () => {
    expect(knownBlocks([{ __component: 'toString' } as unknown as Block], () => {})).toEqual([]);
  });

  it('gives a block its anchor, so that links can jump to it', async () => {
    const html = await renderForTest(<BlockList blocks={[facts('Facts', 'facts')]} selling={selling} />);
    expect(html).toContain('<section id="facts"');
  });

  it('writes no style attributes, which the security policy forbids', async () => {
    const hero: Block = {
      __component: 'blocks.hero',
      anchorId: undefined,
      eyebrow: undefined,
      title: 'Your discs outlive the player.',
      text: 'Copy them.',
      primary: { label: 'Prices', kind: 'link', url: '/dvd-ripper/buy', pid: undefined, licence: undefined },
      secondary: {
        label: 'Odd',
        kind: 'link',
        url: 'javascript:alert(1)',
        pid: undefined,
        licence: undefined,
      },
      facts: [],
      disc: 'suite',
    };
    const html = await renderForTest(<BlockList blocks={[hero]} selling={selling} />, { locale: 'de' });
    expect(html).toContain('<h1');
    expect(html).toContain('href="/de/dvd-ripper/buy"');
    expect(html).not.toMatch(/ style=|javascript:/);
  });
});
