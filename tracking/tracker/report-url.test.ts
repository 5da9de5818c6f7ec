import { expect, test } from 'vitest';
import { reportUrl } from './report-url.ts';

test.each([
  ['https://report.shop.example', 'shop.example', 'https://report.shop.example/api/web/report'],
  ['https://report.shop.example', 'test-shop.example', 'https://test-report.shop.example/api/web/report'],
  [
    'https://test-report.shop.example',
    'test.shop.example',
    'https://test-report.shop.example/api/web/report',
  ],
  ['http://localhost:3002', 'localhost', 'http://localhost:3002/api/web/report'],
  ['https://report.shop.example', 'testing.example', 'https://report.shop.example/api/web/report'],
])('%s seen from %s is %s', (collector, hostname, url) => {
  expect(reportUrl(collector, hostname)).toBe(url);
});
