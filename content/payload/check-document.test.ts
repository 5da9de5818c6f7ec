import { expect, test } from 'vitest';
import { documentProblem, MOST_BLOCKS, MOST_ENTRIES } from './check-document.ts';

const many = <Entry>(count: number, entry: Entry): Entry[] => Array.from({ length: count }, () => entry);
const faq = (items: number) => ({ blockType: 'faq', items: many(items, { question: 'Q', answer: 'A' }) });
const deep = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`) as unknown;
/** A text as the text editor stores it. */
const text = (paragraphs: number) => ({
  blockType: 'rich-text',
  text: {
    root: { children: many(paragraphs, { type: 'paragraph', children: [{ type: 'text', text: 'a' }] }) },
  },
});

/** A text with this many notes, each of which is a block within it. */
const notes = (count: number) => {
  const note = { type: 'block', fields: { blockType: 'note', text: text(1).text } };
  return { blockType: 'rich-text', text: { root: { children: many(count, note) } } };
};

test.each([
  ['nothing', undefined],
  ['no object', 3],
  ['no blocks', { title: 'A page' }],
  ['as many blocks as there may be', { blocks: many(MOST_BLOCKS, faq(1)) }],
  ['a long text', { blocks: [text(20_000)] }],
  ['a text with notes', { blocks: [text(20_000), notes(MOST_ENTRIES - 2)] }],
  ['what is nested a little', { alt: deep(200) }],
  ['a long list', { blocks: [faq(MOST_ENTRIES - 1)] }],
])('%s may be saved', (_what, data) => {
  expect(documentProblem(data)).toBeUndefined();
});

test.each([
  ['This page has 20,000 blocks', { blocks: many(20_000, faq(1)) }],
  ['more than 2,000 entries', { blocks: [faq(MOST_ENTRIES)] }],
  ['more than 2,000 entries', { blocks: many(100, faq(100)) }],
  ['more than 2,000 entries', { price: many(MOST_ENTRIES + 1, { key: 'LFT' }) }],
  ['more than 2,000 entries', { blocks: [notes(MOST_ENTRIES)] }],
  ['more than 500 levels', { alt: deep(5_000) }],
  ['There is no block “nope”', { blocks: [faq(1), { blockType: 'nope' }] }],
  ['There is no block “constructor”', { blocks: [{ blockType: 'constructor' }] }],
  ['There is no block without a name', { blocks: [null] }],
  ['There is no block without a name', { blocks: ['faq'] }],
  ['There is no block without a name', { blocks: [{ blockType: { toString: 1, valueOf: 1 } }] }],
])('%s', (words, data) => {
  expect(documentProblem(data)).toContain(words);
});
