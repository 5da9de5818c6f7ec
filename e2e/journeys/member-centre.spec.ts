import { expect, type Page } from '@playwright/test';
import { addPast } from '../programs.ts';
import { ready, visit } from '../ready.ts';
import { mailTo, newAddress } from '../shop.ts';
import { test } from '../test.ts';
import { logIn } from './log-in.ts';

// The demo's member has something only in a shop with a past, which must not affect other journeys.
test.use({ shopIsFor: 'a member with a past' });
test.beforeAll(({ shop }) => addPast(shop));

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^Sections/ }).getByRole('link', { name });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('everything that a member comes for is two clicks from the overview at most', async ({ page }) => {
      await logIn(page);
      let clicks = 0;
      /** From the overview; each link is one click. */
      const go = async (...links: (() => ReturnType<Page['getByRole']>)[]) => {
        await visit(page, '/member');
        clicks = 0;
        for (const link of links) {
          await link().first().click();
          clicks++;
          await ready(page);
        }
        expect(clicks).toBeLessThanOrEqual(2);
      };
      await go(() => main(page).getByRole('link', { name: /^Renew for 1 month/ }));
      await expect(page).toHaveURL(/\/checkout\?.*type=renew/);
      await go(() => main(page).getByRole('link', { name: /^Change plan/ }));
      await expect(page).toHaveURL(/\/member\?a=subscriptions&change=[0-9a-f-]{36}(#|$)/);
      await expect(main(page).getByRole('heading', { level: 2, name: /^1 year/ })).toBeVisible();

      await visit(page, '/member');
      const download = main(page)
        .getByRole('link', { name: /^Download/ })
        .first();
      await expect(download).toHaveAttribute('href', /^\/(mlink\/download\.php|setup\/)/);
      const invoice = main(page)
        .getByRole('link', { name: /^Invoice/ })
        .first();
      await expect(invoice).toHaveAttribute('href', /^\/backend\/order\/invoice\?number=/);

      await go(() => section(page, 'Orders'));
      await expect(
        main(page)
          .getByRole('link', { name: /^Invoice/ })
          .nth(1),
      ).toBeVisible();

      await go(
        () => section(page, 'Devices'),
        () => main(page).getByRole('button', { name: /^Release/ }),
      );
      await expect(page.getByText('Released. Its seat is free for another computer.')).toBeVisible();
      await page.getByRole('button', { name: /^Undo/ }).first().click();
      await expect(main(page).getByRole('button', { name: /^Release/ })).toHaveCount(2);
      await expect(page.getByText('Released. Its seat is free for another computer.')).toHaveCount(0);
    });
  });
}

test('the sections go on in one document, and the one that is shown is marked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  for (const name of ['My products', 'Devices', 'Subscriptions', 'Orders', 'Security', 'Overview']) {
    await section(page, name).click();
    await expect(section(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await expect(page).toHaveURL(/\/member$/);
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
});

test('the data of a section comes when its link is pointed at, and not a second time with the click', async ({
  page,
}) => {
  await logIn(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/member.data') asked.push(searchParams.get('a') ?? 'overview');
  });
  // It is kept for seconds, which may pass on a busy machine.
  await expect(async () => {
    await section(page, 'Privacy').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused();
    asked.length = 0;
    const pointed = page.waitForResponse(/member\.data\?a=orders/);
    await section(page, 'Orders').hover();
    await pointed;
    await section(page, 'Orders').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
    expect(asked).toEqual(['orders']);
  }).toPass();
});

test('a release shows before its answer, and where that never comes the computer is back, and it says so', async ({
  page,
}) => {
  await logIn(page);
  await visit(page, '/member?a=devices');
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  await page.route(/\/member\.data/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await lost;
    await route.abort();
  });
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/member.data'),
  );
  await main(page)
    .getByRole('button', { name: /^Release/ })
    .first()
    .click();
  await asked;
  const released = page.getByText('Released. Its seat is free for another computer.');
  await expect(released).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Release/ })).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  lose();
  await expect(page.getByRole('alert')).toContainText('something seems to have gone wrong');
  await expect(released).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: /^Release/ })).toHaveCount(2);
  await page.unroute(/\/member\.data/);
  await page.reload();
  await expect(main(page).getByRole('button', { name: /^Release/ })).toHaveCount(2);
});

test('another address is asked for by the code that was mailed there, and its field is empty again', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await logIn(page);
  await visit(page, '/member?a=account');
  await page.getByLabel('New email address').fill(email);
  await main(page).getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText(`We’ve sent an email to ${email}.`)).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Another email address')).toHaveValue('');
  await mailTo(request, email, /is your code/);
  await visit(page, '/member');
  await expect(page.getByText('Your new address waits for its code.')).toBeVisible();
});
