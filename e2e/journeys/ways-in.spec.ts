import { type CDPSession, expect, type Page } from '@playwright/test';
import { ready, visit } from '../ready.ts';
import { mailTo, watchErrors } from '../shop.ts';
import { test } from '../test.ts';
import { newMember, password } from './members.ts';

/** An authenticator of the browser's own, which sees its user's finger when it is asked to. */
async function withAuthenticator(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether its user is there at once when it is asked. */
    touched: (enabled: boolean) =>
      cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Whether the user's finger is the right one. */
    verified: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    passkeys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/member\?a=login$/);
  await ready(page);
}

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, role: 'button' | 'link', name: string) {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`no way to ${name} by keyboard`);
}

test('adds a passkey, logs in with it by the button and in the address field, and removes it', async ({
  page,
  request,
}) => {
  const errors = watchErrors(page);
  const authenticator = await withAuthenticator(page);
  const email = await newMember(page.request);
  await visit(page, '/member?a=security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
  expect(await authenticator.passkeys()).toHaveLength(1);
  await mailTo(request, email, /passkey was added/);
  await expect(page.getByText('Not used yet')).toBeVisible();

  // The same device has no use for a second one.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('This device has a passkey of yours already.');

  await page.getByText('Rename').click();
  await page.getByLabel('Name of the passkey').fill('My laptop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The passkey has its new name.')).toBeVisible();

  await authenticator.touched(false);
  await logOut(page);
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await authenticator.touched(true);
  await expect(page.getByRole('heading', { level: 1, name: 'My products' })).toBeVisible();
  await ready(page);

  // Offered in the address field while the page is looked at, without a click.
  await authenticator.touched(false);
  await logOut(page);
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await authenticator.touched(true);
  await expect(page.getByRole('heading', { level: 1, name: 'My products' })).toBeVisible();

  await visit(page, '/member?a=security');
  await expect(page.getByText('My laptop', { exact: true })).toBeVisible();
  await page.getByText('Remove', { exact: false }).first().click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
  await mailTo(request, email, /passkey was removed/);

  await authenticator.touched(false);
  await logOut(page);
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await authenticator.touched(true);
  await expect(page.getByRole('alert')).toContainText('This passkey opens no account any more.');
  expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
});

test('adds and uses a passkey by keyboard alone', async ({ page }) => {
  const authenticator = await withAuthenticator(page);
  await newMember(page.request);
  await visit(page, '/member?a=security');
  await tabTo(page, 'button', 'Add a passkey');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
  await authenticator.touched(false);
  await ready(page);
  await tabTo(page, 'button', 'Log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/member\?a=login$/);
  await ready(page);
  await tabTo(page, 'button', 'Continue with a passkey');
  await page.keyboard.press('Enter');
  await authenticator.touched(true);
  await expect(page.getByRole('heading', { level: 1, name: 'My products' })).toBeVisible();
});

test('says so where no passkey comes, and lets in by password on the same page', async ({ page }) => {
  const authenticator = await withAuthenticator(page);
  const email = await newMember(page.request);
  await page.context().clearCookies();
  await visit(page, '/member?a=login');
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used.');
  expect(await authenticator.passkeys()).toEqual([]);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My products' })).toBeVisible();
});

test('a mailed link logs in by itself where it was asked for, and by a button elsewhere', async ({
  page,
  request,
  browser,
}) => {
  const email = await newMember(page.request);
  await page.context().clearCookies();
  const askForLink = async () => {
    await visit(page, '/member?a=sign_in');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText('Check your inbox')).toBeVisible();
    const { text } = await mailTo(request, email, /log.?in/i);
    return text.match(/http\S+token=\S+/)?.[0] ?? '';
  };
  const link = await askForLink();
  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await visit(stranger, link);
  await expect(stranger.getByText('The link was asked for in another browser')).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await elsewhere.close();

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'My products' })).toBeVisible();
  await page.context().clearCookies();
  await visit(page, link);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no button asks for a passkey, and the others are there', async ({ page }) => {
    await visit(page, '/member?a=login');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with a passkey' })).toBeHidden();
  });
});
