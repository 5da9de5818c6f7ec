// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { trace, tracePage } from './trace.ts';

afterEach(() => {
  window.spindleTracked = [];
});

test('one failure of five is reported, with its category and its label', () => {
  for (let index = 0; index < 10; index++) trace('log_out_failed', '10050', () => index / 10);
  expect(window.spindleTracked).toEqual(
    Array(2).fill(['trace', { event_category: 'log_out_failed', event_label: '10050' }]),
  );
});

test('a page says of itself what is wrong with it', () => {
  document.documentElement.dataset.pageType = 'product';
  document.body.innerHTML = '<main data-trace="page_server_error"></main><p data-trace="whatever"></p>';
  tracePage(document, () => 0);
  expect(window.spindleTracked).toEqual([
    ['trace', { event_category: 'page_server_error', event_label: 'product' }],
  ]);
});

test.each([
  ['<h2>Discs</h2>', ['no_h1_tag']],
  ['<p>Discs</p>', ['no_h1_tag_no_h2_tag']],
  ['<h1>Discs</h1><h3>DVD</h3>', ['no_h2_tag']],
  ['<h1>Discs</h1><h2>DVD</h2>', []],
])('a page without its headings says so: %s', (main, categories) => {
  document.documentElement.dataset.pageType = 'article';
  document.body.innerHTML = `<header><h1>Shop</h1></header><main>${main}</main><footer><h2>Help</h2></footer>`;
  tracePage(document, () => 0);
  expect(window.spindleTracked ?? []).toEqual(
    categories.map((event_category) => ['trace', { event_category, event_label: 'article' }]),
  );
});

test('of a page that has failed nothing else is said', () => {
  document.documentElement.dataset.pageType = 'article';
  document.body.innerHTML = '<main data-trace="page_server_error"></main>';
  tracePage(document, () => 0);
  expect(window.spindleTracked).toHaveLength(1);
});
