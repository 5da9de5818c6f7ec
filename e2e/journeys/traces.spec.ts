import { expect } from '@playwright/test';
import { storefront } from '../addresses.ts';
import { ready, visit } from '../ready.ts';
import { test } from '../test.ts';
import { newMember } from './members.ts';
import { navigate } from './navigate.ts';
import { watchEvents } from './sent-events.ts';

test('what fails in front of a visitor who has agreed arrives at the collector', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'spindle_consent', value: 'granted', url: storefront }]);
  // One case in five is reported; this makes it every case.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const events = watchEvents(page);
  const told = (event_category: string, event_label: string) =>
    expect
      .poll(() => events.filter(({ event }) => event === 'trace'))
      .toContainEqual(expect.objectContaining({ event_category, event_label }));

  await newMember(page.request);
  await visit(page, '/member?a=my_products');
  await page.route('**/backend/member/logout', (route) =>
    route.fulfill({ status: 403, json: { cscode: 10003, msg: '', error: 'forbidden_origin', data: null } }),
  );
  await page.getByRole('button', { name: 'Log out' }).click();
  await told('log_out_failed', '10003');

  await page.route(/\/assets\/checkout-[^/]*\.js/, (route) => route.abort(), { times: 1 });
  await navigate(page, '/checkout?pid=643&opt643=LFT');
  await told('navigation_failed', 'chunk');
  await expect(page.getByRole('heading', { level: 1, name: 'Buy DVD Ripper' })).toBeVisible();
  await ready(page);

  await page.route(/\/checkout\.data/, (route) => route.fulfill({ status: 200, body: 'nonsense' }));
  await navigate(page, '/checkout?pid=643&opt643=1Y');
  await told('navigation_failed', 'Error');

  await page.route('/dvd-capacity', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/<(\/?)h[12]\b/g, '<$1h3') });
  });
  await visit(page, '/dvd-capacity');
  await told('no_h1_tag_no_h2_tag', 'article');
});
