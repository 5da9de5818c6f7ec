import { expect, type Page } from '@playwright/test';
import { addPast } from '../programs.ts';
import { ready, visit } from '../ready.ts';
import { member } from '../shop.ts';
import { test } from '../test.ts';
import { codeOfApp } from './authenticator-app.ts';
import { hasNoBarrier } from './barriers.ts';
import { logIn, sendLogIn } from './log-in.ts';
import { tabTo } from './tabbing.ts';

// A separate shop: other journeys must not be affected by what the member releases and how they log in.
test.use({
  shopIsFor: 'a member with a past, by keyboard and screen reader',
  contextOptions: { reducedMotion: 'reduce' },
});
test.beforeAll(({ shop }) => addPast(shop));

const main = (page: Page) => page.getByRole('main');

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
    - heading "One thing needs your attention." [level=1]
    - region "What needs your attention":
      - list:
        - listitem:
          - paragraph:
            - strong: /^Spindle DVD Copy.* ended on/
          - link "Renew"
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
        - link /^Renew for 1 month Spindle DVD Copy/
    - region "Last order":
      - list:
        - listitem:
          - paragraph:
            - link /^Invoice SP-/
      - link "All orders (4)"
  `);
  await visit(page, '/member?a=my_products');
  // Working licences come first, withdrawn ones last.
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
      - button /^(Log out everywhere else|Cancel unfinished log-ins, links sent by email and support visits)$/
      - button "Log out here as well"
  `);
  await visit(page, '/member?a=orders');
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Orders" [level=1]
    - list:
      - /children: equal
      - listitem:
        - heading [level=2]:
          - link /^Spindle/
        - paragraph:
          - link /^Invoice SP-/
        - paragraph: /\\d/
      - listitem:
        - heading [level=2]
      - listitem:
        - heading [level=2]
      - listitem:
        - heading [level=2]
  `);
  await visit(page, '/member?a=subscriptions');
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Subscriptions" [level=1]
    - list:
      - listitem:
        - heading [level=2]
        - link /^Change plan/
    - region "Card for renewals":
      - heading "Card for renewals" [level=2]
      - paragraph
      - link /^(Change the|Add a) card$/
  `);
  await visit(page, '/member?a=privacy');
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Privacy" [level=1]
    - heading "Your data" [level=2]
    - button "Make an archive"
    - heading "Erase your account" [level=2]
    - list
    - heading "What stays, and why" [level=3]
    - list:
      - listitem:
        - link "To your keys"
    - checkbox /^I’ve noted down/
    - button "Close and erase my account"
  `);
  await visit(page, '/member?a=account');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Account" [level=1]
    - status: Saved.
  `);
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
  // The button that was pressed becomes the one that undoes it.
  await expect(undo).toBeFocused();
  await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Freigeben/ })).toHaveCount(2);
});

test('by keyboard alone: an order is read, and a subscription goes on with another term', async ({
  page,
}) => {
  await logIn(page);
  const { keyboard } = page;
  const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name });
  await tabTo(page, /^Orders/);
  await keyboard.press('Enter');
  await expect(heading(/^Orders$/)).toBeFocused();
  await tabTo(page, /^Spindle DVD Ripper/);
  await keyboard.press('Enter');
  await expect(heading(/SP-/)).toBeFocused();
  await tabTo(page, /^Invoice/);
  await tabTo(page, /^Subscriptions/);
  await keyboard.press('Enter');
  await expect(heading(/^Subscriptions$/)).toBeFocused();
  await tabTo(page, /^Change plan/);
  await keyboard.press('Enter');
  await expect(heading(/^Change/)).toBeFocused();
  await tabTo(page, /^Change with obligation to pay/);
  await keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Your plan is changed.' })).toBeVisible();
  await expect(heading(/^Subscriptions$/)).toBeFocused();
});

test('by keyboard alone: in with a second step, a computer released, a licence renewed', async ({ page }) => {
  await logIn(page);
  await visit(page, '/member?a=security');
  await main(page).getByRole('button', { name: 'Set it up' }).click();
  const key = (await page.locator('.totp-secret').textContent()) ?? '';
  await hasNoBarrier(page, 'two-factor-set-up');
  await page.getByLabel('Code', { exact: true }).fill(codeOfApp(key, Date.now()));
  await main(page).getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Keep these recovery codes' })).toBeVisible();
  await hasNoBarrier(page, 'two-factor-recovery-codes');
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
  await hasNoBarrier(page, 'two-factor-log-in');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  // The next code, because the one before is used up.
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
  // The button that was pressed becomes the one that undoes it, once the seat is free.
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
  await keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: /^Release/ })).toHaveCount(2);
  await tabTo(page, /^Overview$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: / needs? your attention\.$/ })).toBeFocused();
  await tabTo(page, /^Renew for 1 month/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\?.*type=renew/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DVD Copy');
});
