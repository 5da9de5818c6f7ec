import { expect, type Page } from '@playwright/test';
import { addPast } from '../programs.ts';
import { ready, visit } from '../ready.ts';
import { mailTo, member, newAddress } from '../shop.ts';
import { test } from '../test.ts';
import { codeOfApp } from './authenticator-app.ts';
import { logIn, sendLogIn } from './log-in.ts';
import { tabTo } from './tabbing.ts';

// The demo's member has something only where the shop has a past, which other journeys must not meet.
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
  // It is kept for seconds, which a busy machine may let pass.
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

test('in German, with the keyboard alone, a computer is released and has its seat back', async ({ page }) => {
  await logIn(page);
  await visit(page, '/de/member');
  await tabTo(page, /^Geräte/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Geräte' })).toBeFocused();
  await tabTo(page, /^Freigeben/);
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

test('what a screen reader is given: names, roles and order, and what is said at once', async ({ page }) => {
  await visit(page, '/member?a=login');
  await sendLogIn(page, { ...member, password: 'not the password' });
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Log in" [level=1]
    - alert: Email address and password don’t match.
    - textbox "Email": ${member.email}
    - textbox "Password"
    - button "Show"
    - button "Log in"
    - button "Continue with a passkey"
    - link "Forgot your password?"
    - link "Email me a log-in link"
    - link "Register"
    - link "Find your order"
  `);
  await logIn(page);
  await expect(main(page)).toMatchAriaSnapshot(`
    - complementary:
      - navigation "Sections of the member centre":
        - list:
          - /children: equal
          - listitem:
            - link "Overview"
          - listitem:
            - link "My products 4"
          - listitem:
            - link "Devices 2/6"
          - listitem:
            - link "Subscriptions 1"
          - listitem:
            - link "Orders 4"
          - listitem:
            - link "Account"
          - listitem:
            - link "Security"
          - listitem:
            - link "Privacy"
      - button "Log out"
    - heading "Nothing needs your attention." [level=1]
    - region "My products":
      - heading "My products" [level=2]
      - article:
        - heading [level=3]
        - link /^Download Spindle .+ [0-9]/
        - code: /^[0-9A-Z-]{29}$/
        - button /^Copy the key of Spindle/
        - paragraph:
          - link /^Manage the subscription Spindle/
      - article:
        - link /^Download Spindle DVD Ripper/
      - article:
        - link /^Renew for 1 year Spindle DVD Copy/
    - region "Last order":
      - list:
        - listitem:
          - paragraph:
            - link /^Invoice SP-/
      - link "All orders (4)"
  `);
  await visit(page, '/member?a=my_products');
  // What works comes first, what was withdrawn last.
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "My products" [level=1]
    - article:
      - heading [level=2]
      - paragraph: "Computers: 0 of 1"
    - article "Spindle DVD Ripper for Windows":
      - list:
        - listitem: Lifetime, 5 computers
        - listitem: /^Bought /
        - listitem:
          - link /^Order SP-/
      - paragraph: "Computers: 2 of 5"
      - list:
        - listitem:
          - status: /last seen/
          - button "Release Laptop"
        - listitem:
          - button "Release Desktop"
    - article:
      - status:
        - paragraph: /This licence has expired/
    - article:
      - status: /This licence was withdrawn/
  `);
  await visit(page, '/member?a=devices');
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Devices" [level=1]
    - region "Spindle DVD Ripper for Windows":
      - heading [level=2]
      - paragraph:
        - link /^[0-9A-Z-]{29}$/
      - list:
        - listitem:
          - status: /^Windows · last seen/
          - button "Release Laptop"
  `);
  await visit(page, '/member?a=security');
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Security" [level=1]
    - region "Passkeys":
      - heading "Passkeys" [level=2]
      - button "Add a passkey"
    - region "Two-step log-in":
      - button "Set it up"
    - region "Where you’re logged in":
      - list:
        - listitem:
          - paragraph: /This session/
      - button /^(Log out everywhere else|Cancel log-ins that weren’t finished)$/
      - button "Log out here as well"
  `);
  await visit(page, '/member?a=account');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Account" [level=1]
    - status: Saved.
  `);
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

test('by keyboard alone: in with a second step, a computer released, a licence renewed', async ({ page }) => {
  await logIn(page);
  await visit(page, '/member?a=security');
  await main(page).getByRole('button', { name: 'Set it up' }).click();
  const key = (await page.locator('.totp-secret').textContent()) ?? '';
  await page.getByLabel('Code', { exact: true }).fill(codeOfApp(key, Date.now()));
  await main(page).getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Keep these recovery codes' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/member\?a=login$/);
  await ready(page);

  const { keyboard } = page;
  await tabTo(page, /^Email$/);
  await keyboard.type(member.email);
  await keyboard.press('Tab');
  await keyboard.type(member.password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await ready(page);
  await keyboard.type('000000');
  await keyboard.press('Enter');
  await expect(page.getByText('This code doesn’t work. Check it, or use a new one.')).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  // The one before is used up.
  await keyboard.type(codeOfApp(key, Date.now() + 30_000));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: / needs? your attention\.$/ })).toBeVisible();
  await ready(page);

  await tabTo(page, /^Devices/);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Devices' })).toBeFocused();
  await tabTo(page, /^Release/);
  await keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Released. Its seat is free' })).toBeVisible();
  // The button that was pressed is the one that takes it back, once the seat is free.
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
  await keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: /^Release/ })).toHaveCount(2);
  await tabTo(page, /^Overview$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: / needs? your attention\.$/ })).toBeFocused();
  await tabTo(page, /^Renew for 1 year/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\?.*type=renew/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DVD Copy');
});
