import type { Block } from '@spindle/content/blocks/registry.ts';
import { expect, test } from 'vitest';
import { headingId, headingsOf } from './headings.ts';

test.each([
  ['What is on the disc?', 'what-is-on-the-disc'],
  ['Größe & Zeit', 'größe-zeit'],
  ['BDMV 資料夾', 'bdmv-資料夾'],
  ['「字幕」とは', '字幕-とは'],
  ['…', ''],
])('a heading is named by its words: %s', (text, id) => {
  expect(headingId(text)).toBe(id);
});

test('a page has the headings of its text and of blocks with a jump mark, each once', () => {
  const heading = (text: string, tag = 'h2') => ({
    type: 'heading',
    tag,
    children: [{ type: 'text', text }],
  });
  const blocks = [
    {
      __component: 'blocks.rich-text',
      body: {
        root: {
          type: 'root',
          children: [heading('One'), heading('Within', 'h3'), heading('Two'), heading('One')],
        },
      },
    },
    { __component: 'blocks.faq', anchorId: 'faq', title: 'Questions', items: [] },
    { __component: 'blocks.facts', anchorId: undefined, title: 'Without a jump mark', rows: [] },
    { __component: 'blocks.facts', anchorId: 'facts', title: 'Facts', rows: [] },
  ] as unknown as Block[];
  expect(headingsOf(blocks)).toEqual([
    { id: 'one', text: 'One' },
    { id: 'two', text: 'Two' },
    { id: 'faq', text: 'Questions' },
    { id: 'facts', text: 'Facts' },
  ]);
});
