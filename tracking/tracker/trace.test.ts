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
