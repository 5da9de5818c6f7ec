import { expect, test } from 'vitest';
import { isCounted } from './is-counted.ts';

const asked = (headers: Record<string, string>, method = 'GET') =>
  isCounted({ method, headers: new Headers(headers) });

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'],
  ['curl/8.14.1'],
  ['Mozilla/5.0 (Windows NT 10.0; CUBOT X18) Chrome/140.0'],
])('%s is counted', (agent) => {
  expect(asked({ 'user-agent': agent })).toBe(true);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['Mozilla/5.0 (compatible; bingbot/2.0)'],
  ['facebookexternalhit/1.1'],
  ['Slackbot-LinkExpanding 1.0'],
])('%s is not', (agent) => {
  expect(asked({ 'user-agent': agent })).toBe(false);
});

test('nor is who only asks, or a browser that looks ahead', () => {
  expect(asked({}, 'HEAD')).toBe(false);
  expect(asked({ 'sec-purpose': 'prefetch;prerender' })).toBe(false);
  expect(asked({ purpose: 'prefetch' })).toBe(false);
});
