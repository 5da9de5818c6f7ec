import { expect, type Page } from '@playwright/test';
import { ready, visit } from '../ready.ts';
import { member } from '../shop.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Fills in the open log-in page and sends it; the test checks the result. */
export async function sendLogIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Logs in on the log-in page, and waits for the overview. */
export async function logIn(page: Page, who: Credentials = member): Promise<void> {
  await visit(page, '/member?a=login');
  await sendLogIn(page, who);
  await isIn(page);
}

/**
 * Waits until the overview of the logged-in member is drawn and works. Its address changes first: anything changed or pressed
 * in the page before it is drawn would be lost.
 */
export async function isIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/member$/);
  await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();
  await ready(page);
}
