import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { describe, expect, it } from 'vitest';
import { DEMO_LOCALES, inLocale } from '../demo/translated.ts';
import { blockKinds } from './registry.ts';
import { blockSamples, sampleBlocks } from './samples.ts';

describe('the samples of blocks', () => {
  it.each(ALL_LOCALES)('are what pages would get of them (%s)', (locale) => {
    const count = Object.values(blockSamples).reduce((sum, states) => sum + Object.keys(states).length, 0);
    expect(sampleBlocks(locale)).toHaveLength(count);
  });

  it('are there for every kind of block, and for no other', () => {
    const kinds = blockKinds.map(({ block }) => block.slug);
    expect(Object.keys(blockSamples).toSorted()).toEqual(kinds.toSorted());
  });

  it('are of one kind where one is asked for', () => {
    const kinds = new Set(sampleBlocks('en', 'call-out').map(({ kind }) => kind));
    expect([...kinds]).toEqual(['call-out']);
  });

  it.each(Object.keys(blockSamples))(
    'says in each language of the demo something of its own (%s)',
    (kind) => {
      const [first] = Object.values(blockSamples[kind] ?? {});
      const said = DEMO_LOCALES.map((locale) => JSON.stringify(inLocale(first, locale)));
      expect(new Set(said).size).toBe(DEMO_LOCALES.length);
    },
  );
});
