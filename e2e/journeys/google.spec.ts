import { expect } from '@playwright/test';
import { OAuth2Server } from 'oauth2-mock-server';
import { ports } from '../addresses.ts';
import { ready, visit } from '../ready.ts';
import { mailTo, newAddress } from '../shop.ts';
import { test } from '../test.ts';
import { hasNoBarrier } from './barriers.ts';
import { newMember } from './members.ts';
import { tabTo } from './tabbing.ts';

const issuer = `http://localhost:${ports.google}`;
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  shopIsFor: 'logging in with Google',
  shopSettings: { GOOGLE_CLIENT_ID: 'spindle-e2e', GOOGLE_CLIENT_SECRET: 'a secret', GOOGLE_ISSUER: issuer },
});

/** In Google's place: it consents at once, and names the person it is told to. */
const google = new OAuth2Server();
let told: Record<string, unknown> = {};
test.beforeAll(async () => {
  await google.issuer.keys.generate('RS256');
  google.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, told);
  });
  await google.start(ports.google, 'localhost');
  expect(google.issuer.url).toBe(issuer);
});
test.afterAll(() => google.stop());

const button = { name: 'Continue with Google' };
const tellOf = (email: string) => {
  told = { sub: `subject of ${email}`, email, email_verified: true, name: 'Kei Tanaka' };
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('makes an account by Google, and comes back to the page', async ({ page }) => {
      tellOf(newAddress());
      await visit(page, '/member?a=register&back=%2Fdvd-ripper');
      await page.getByRole('button', button).click();
      await expect(page).toHaveURL(/\/dvd-ripper$/);
      await visit(page, '/member?a=account');
      await expect(page.getByLabel('Name')).toHaveValue('Kei Tanaka');
    });
  });
}

test('a member links Google, logs in with it, and is told by mail', async ({ page, request }) => {
  const email = await newMember(page.request);
  // An address other than the account's: it matters only that both were proved in one browser.
  tellOf(newAddress());
  await visit(page, '/member?a=account');
  await page.getByRole('button', { name: 'Link Google' }).click();
  await mailTo(request, email, /Google/);
  await ready(page);
  await hasNoBarrier(page, 'google-linked');
  await page.context().clearCookies();
  await visit(page, '/member?a=login');
  await page.getByRole('button', button).click();
  await expect(page.locator('.centre-email')).toHaveText(email);
});

test('by keyboard alone: an account is made by Google', async ({ page }) => {
  const email = newAddress();
  tellOf(email);
  await visit(page, '/member?a=login');
  await tabTo(page, /^Continue with Google$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.centre-email')).toHaveText(email);
});

test('who has an account with the address is asked to log in and link first', async ({ page }) => {
  tellOf(await newMember(page.request));
  await page.context().clearCookies();
  await visit(page, '/member?a=login');
  await page.getByRole('button', button).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/a=login/);
  await ready(page);
  await hasNoBarrier(page, 'google-refused');
});
