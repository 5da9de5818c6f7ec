import { sampleBlocks } from '@spindle/content/blocks/samples.ts';
import { expect, test } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import type { Selling } from '../shop/selling.ts';
import { BlockList } from './BlockList.tsx';

const selling: Selling = {
  offers: {},
  currency: 'USD',
  promotion: { title: 'A week', summary: undefined, endsAt: '2099-01-01T00:00:00Z', timeZone: 'UTC' },
};

/** Names of the fields in which editors write words. */
const WORDS = new Set([
  'title',
  'text',
  'caption',
  'value',
  'eyebrow',
  'guarantee',
  'answer',
  'note',
  'what',
]);

/** A block in which every text ends with a figure and its unit. */
function withFigures(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return WORDS.has(name) ? `${value} 4.7 GB` : value;
  if (Array.isArray(value)) return value.map((item) => withFigures(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFigures(item, key)]));
}

/** The first state of each kind. */
const samples = [...Map.groupBy(sampleBlocks('en'), ({ kind }) => kind).values()].flatMap(
  ([first]) => first ?? [],
);

test.each(samples.map(({ kind, block }) => [kind, block] as const))(
  'no line ends within a figure in the texts of %s',
  async (_, block) => {
    const html = await renderForTest(
      <BlockList blocks={[withFigures(block) as typeof block]} selling={selling} below />,
    );
    const shown = html.replace(/<p class="visually-hidden">.*?<\/p>/gs, '').replace(/<[^>]*>/g, '\n');
    expect(shown.match(/.*4\.7 GB.*/g) ?? []).toEqual([]);
  },
);
