import { expect, type Page } from '@playwright/test';
import { addPast } from '../programs.ts';
import { ready, visit } from '../ready.ts';
import { member } from '../shop.ts';
import { test } from '../test.ts';

// The demo's member has something only where the shop has a past, which other journeys must not meet.
test.use({ shopIsFor: 'a member with a past' });
test.beforeAll(({ shop }) => addPast(shop));

/** Logs in; a member lands on the overview. */
async function logIn(page: Page): Promise<void> {
  await visit(page, '/member?a=login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/member$/);
  await ready(page);
}

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^Sections/ }).getByRole('link', { name });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('everything that a member comes for is two clicks from the overview at most', async ({ page }) => {
      await logIn(page);
      let clicks = 0;
      /** From the overview; each is one click. */
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
      await go(() => main(page).getByRole('link', { name: /^Renew for 1 year/ }));
      await expect(page).toHaveURL(/\/checkout\?.*type=renew/);
      await go(() => main(page).getByRole('link', { name: /^Upgrade to/ }));
      await expect(page).toHaveURL(/\/checkout\?.*type=upgrade/);

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

test('in German, with the keyboard alone, a computer is released and has its seat back', async ({ page }) => {
  await logIn(page);
  await visit(page, '/de/member');
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
      if (name.test(focused)) return;
    }
    throw new Error(`${name} can't be reached with the Tab key`);
  };
  await tabTo(/^Geräte/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Geräte' })).toBeFocused();
  await tabTo(/^Freigeben/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Freigegeben. Der Platz steht einem anderen Computer offen.')).toBeVisible();
  const undo = page.getByRole('button', { name: /^Rückgängig machen/ });
  // The button that was pressed is the one that takes it back.
  await expect(undo).toBeFocused();
  await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Freigeben/ })).toHaveCount(2);
});

test('a release that does not get through brings the computer back, and says so', async ({ page }) => {
  await logIn(page);
  await visit(page, '/member?a=devices');
  await page.route(/\/member\.data/, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await main(page)
    .getByRole('button', { name: /^Release/ })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText('something seems to have gone wrong');
  await expect(main(page).getByRole('button', { name: /^Release/ })).toHaveCount(2);
  await page.unroute(/\/member\.data/);
  await page.reload();
  await expect(main(page).getByRole('button', { name: /^Release/ })).toHaveCount(2);
});
