import { DatabaseOutage } from '@spindle/platform/database-outage.ts';
import { openLog } from '@spindle/platform/log.ts';
import { data } from 'react-router';
import { expect, test } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { FailedSection } from './FailedSection.tsx';
import { orFailed } from './or-failed.ts';

const log = openLog('test', 'silent');

test('says that nothing is lost, and leads to another try and to support', async () => {
  const html = await renderForTest(<FailedSection section="orders" answer={undefined} />);
  expect(html).toContain('role="alert"');
  expect(html).toContain('Nothing of yours is lost');
  expect(html).toMatch(/<a class="button[^"]*" href=""[^>]*>Try again</);
  expect(html).toContain('href="/contact"');
});

test('another try is of the same page in the same language', async () => {
  const html = await renderForTest(<FailedSection section="orders" answer={undefined} />, {
    locale: 'de',
    path: '/member?a=orders',
  });
  const [, href = ''] = /<a class="button[^"]*" href="([^"]*)"/.exec(html) ?? expect.fail('no link');
  expect(new URL(href, 'https://spindle.test/de/member?a=orders').pathname).toBe('/de/member');
  expect(href).toContain('a=orders');
});

test('what can be loaded is what it is', async () => {
  expect(await orFailed('orders', log, Promise.resolve('loaded'))).toBe('loaded');
});

test('a failure is the section’s', async () => {
  const failing = Promise.reject(new Error('no such column'));
  expect(await orFailed('orders', log, failing)).toEqual({ section: 'orders', failed: true });
});

test.each([
  ['an outage, which is the shop’s', new DatabaseOutage(undefined)],
  ['a 404', data('nothing here', { status: 404 })],
  ['a redirect', new Response(null, { status: 302 })],
])('%s passes through', async (_, thrown) => {
  await expect(orFailed('orders', log, Promise.reject(thrown))).rejects.toBe(thrown);
});
