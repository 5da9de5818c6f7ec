import type { Block } from '@spindle/content/blocks/registry.ts';
import { expect, test } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { Comparison } from './Comparison.tsx';

const said = (value: string) => ({ value, mark: 'words' as const });

test('a column without a name in this language is left out with its values', async () => {
  const block = {
    __component: 'blocks.comparison',
    anchorId: undefined,
    title: 'Which one you need.',
    text: undefined,
    columns: ['DVD Copy', undefined, 'DVD Ripper'],
    own: 3,
    rows: [{ label: 'Writes', values: [said('discs'), said('nothing'), said('files')] }],
  } satisfies Block;
  const html = await renderForTest(
    <Comparison block={block} selling={{ offers: {}, currency: 'USD' }} first={false} />,
  );
  const cells = [...html.matchAll(/<(?:th|td)[^>]*>([^<]*)<\/(?:th|td)>/g)].map(([, text]) => text);
  expect(cells).toEqual(['', 'DVD Copy', 'DVD Ripper', 'Writes', 'discs', 'files']);
  expect(html).toMatch(/data-own=""[^>]*>DVD Ripper</);
  expect(html).toMatch(/<td data-own="">files</);
});
