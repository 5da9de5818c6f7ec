import { expect, type Page, type Route } from '@playwright/test';
import { ready, visit } from '../ready.ts';
import { test } from '../test.ts';
import { newMember } from './members.ts';

const LOG_OUT = '**/backend/member/logout';
/** What the page says about a log-in, and can delete itself. */
const READABLE = ['user_info_new', 'username', 'vip', 'email', 'uid'];

async function inTheCentre(page: Page): Promise<void> {
  await newMember(page.request);
  await visit(page, '/member?a=my_products');
}

const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const button = (page: Page) => page.getByRole('button', { name: 'Log out' });

test('a double click asks once, and leads to the log-in page without a cookie of the log-in', async ({
  page,
}) => {
  await inTheCentre(page);
  expect(await cookiesOf(page)).toEqual(expect.arrayContaining([...READABLE, 'laravel_session']));
  const asked: string[] = [];
  await page.route(LOG_OUT, async (route: Route) => {
    asked.push(route.request().url());
    await route.continue();
  });
  await button(page).dblclick();
  await expect(page).toHaveURL(/\/member\?a=login$/);
  expect(asked).toHaveLength(1);
  const left = await cookiesOf(page);
  for (const name of [...READABLE, 'laravel_session']) expect(left).not.toContain(name);
});

test('another answer leaves the member in, and the button can be pressed again', async ({ page }) => {
  await inTheCentre(page);
  await page.route(LOG_OUT, (route) =>
    route.fulfill({ status: 403, json: { cscode: 10003, msg: '', error: 'forbidden_origin', data: null } }),
  );
  await button(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(button(page)).not.toHaveAttribute('aria-disabled');
  expect(await cookiesOf(page)).toEqual(expect.arrayContaining(READABLE));
  await page.unroute(LOG_OUT);
  await button(page).click();
  await expect(page).toHaveURL(/\/member\?a=login$/);
});

for (const [status, cscode] of [
  [200, 10010],
  [401, 85641],
] as const) {
  test(`an answer of ${status} that says ${cscode} leads to the log-in page, once`, async ({ page }) => {
    await inTheCentre(page);
    await page.route(LOG_OUT, (route) => route.fulfill({ status, json: { cscode, msg: '', data: null } }));
    // The shop itself has ended the session as well.
    await page.context().clearCookies({ name: 'laravel_session' });
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).search);
    });
    await button(page).click();
    await expect(page).toHaveURL(/\/member\?a=login$/);
    await ready(page);
    const left = await cookiesOf(page);
    for (const name of READABLE) expect(left).not.toContain(name);
    expect(documents).toEqual(['?a=login']);
  });
}
