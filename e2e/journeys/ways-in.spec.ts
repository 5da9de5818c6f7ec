import { expect, type Page } from '@playwright/test';
import { ready, visit } from '../ready.ts';
import { mailTo, watchErrors } from '../shop.ts';
import { test } from '../test.ts';
import { hasNoBarrier } from './barriers.ts';
import { isIn, sendLogIn } from './log-in.ts';
import { newMember, password } from './members.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * A virtual authenticator of the browser, whose user is always present: it answers whatever the page asks, including passkeys
 * offered in the address field.
 * @param offers whether the browser offers passkeys in fields at all
 */
async function withAuthenticator(page: Page, { offers }: { offers: boolean }) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  });
  if (!offers) {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  }
  return async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/member\?a=login$/);
  await ready(page);
}

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, role: 'button', name: string) {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`no way to ${name} by keyboard`);
}

test('adds a passkey, gives it a name, logs in with it by the button, and removes it', async ({
  page,
  request,
}) => {
  const errors = watchErrors(page);
  const passkeys = await withAuthenticator(page, { offers: false });
  const email = await newMember(page.request);
  await visit(page, '/member?a=security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
  expect(await passkeys()).toHaveLength(1);
  await mailTo(request, email, /passkey was added/);
  await expect(page.getByText('Not used yet')).toBeVisible();

  // A second passkey on the same device would be of no use.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('This device has a passkey of yours already.');

  await page.locator('summary').filter({ hasText: 'Rename' }).click();
  await page.getByLabel('Name of the passkey').fill('My laptop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The passkey has its new name.')).toBeVisible();
  await hasNoBarrier(page, 'passkey-list');

  await logOut(page);
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await isIn(page);

  await visit(page, '/member?a=security');
  await expect(page.getByText('My laptop', { exact: true })).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
  await mailTo(request, email, /passkey was removed/);

  await logOut(page);
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey opens no account any more.');
  await hasNoBarrier(page, 'passkey-refused');
  expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
});

test('a passkey that the browser offers in the address field logs in without a click', async ({ page }) => {
  await withAuthenticator(page, { offers: true });
  await newMember(page.request);
  await visit(page, '/member?a=security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
  const offered = page.waitForResponse((answer) => answer.url().endsWith('/passkey/login_options'));
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  expect((await offered).ok()).toBe(true);
  await isIn(page);
});

test('adds and uses a passkey by keyboard alone', async ({ page }) => {
  await withAuthenticator(page, { offers: false });
  await newMember(page.request);
  await visit(page, '/member?a=security');
  await tabTo(page, 'button', 'Add a passkey');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
  await ready(page);
  await tabTo(page, 'button', 'Log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/member\?a=login$/);
  await ready(page);
  await tabTo(page, 'button', 'Continue with a passkey');
  await page.keyboard.press('Enter');
  await isIn(page);
});

test('in German, too, whose proof of who they are has become too old is led to where it is asked for', async ({
  page,
}) => {
  await withAuthenticator(page, { offers: false });
  await newMember(page.request);
  await visit(page, '/de/member?a=security');
  await page.route('**/passkey/register_options', (route) =>
    route.fulfill({ status: 403, json: { error: 'factor_required' } }),
  );
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await expect(page).toHaveURL(/\/\/[^/]+\/de\/member\?a=security&done=confirm$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sicherheit' })).toBeVisible();
});

test('says so where no passkey comes, and lets in by password on the same page', async ({ page }) => {
  const passkeys = await withAuthenticator(page, { offers: true });
  const email = await newMember(page.request);
  await page.context().clearCookies();
  await visit(page, '/member?a=login');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used.');
  expect(await passkeys()).toEqual([]);
  await sendLogIn(page, { email, password });
  await isIn(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no button asks for a passkey, and the others are there', async ({ page }) => {
    await visit(page, '/member?a=login');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with a passkey' })).toBeHidden();
  });
});
