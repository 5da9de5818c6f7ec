import { expect, test } from 'vitest';
import { documentProblem, MOST_BLOCKS, MOST_ENTRIES } from './check-document.ts';

const many = <Entry>(count: number, entry: Entry): Entry[] => Array.from({ length: count }, () => entry);
const faq = (items: number) => ({ blockType: 'faq', items: many(items, { question: 'Q', answer: 'A' }) });
/** As the text editor keeps it. */
const text = (paragraphs: number) => ({
  blockType: 'rich-text',
  text: {
    root: { children: many(paragraphs, { type: 'paragraph', children: [{ type: 'text', text: 'a' }] }) },
  },
});

test.each([
  ['nothing', undefined],
  ['no object', 3],
  ['no blocks', { title: 'A page' }],
  ['as many blocks as there may be', { blocks: many(MOST_BLOCKS, faq(1)) }],
  ['a long text', { blocks: [text(20_000)] }],
  ['a long list', { blocks: [faq(MOST_ENTRIES - 1)] }],
])('%s may be saved', (_what, data) => {
  expect(documentProblem(data)).toBeUndefined();
});

test.each([
  ['This page has 20,000 blocks', { blocks: many(20_000, faq(1)) }],
  ['more than 2,000 entries', { blocks: [faq(MOST_ENTRIES)] }],
  ['more than 2,000 entries', { blocks: many(100, faq(100)) }],
  ['more than 2,000 entries', { price: many(MOST_ENTRIES + 1, { key: 'LFT' }) }],
  ['There is no block “nope”', { blocks: [faq(1), { blockType: 'nope' }] }],
  ['There is no block “constructor”', { blocks: [{ blockType: 'constructor' }] }],
  ['There is no block “undefined”', { blocks: [null] }],
  ['There is no block “undefined”', { blocks: ['faq'] }],
])('%s', (words, data) => {
  expect(documentProblem(data)).toContain(words);
});
