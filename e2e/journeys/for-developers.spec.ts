import { expect } from '@playwright/test';
import { storefront } from '../addresses.ts';
import { watchErrors } from '../shop.ts';
import { test } from '../test.ts';

test('a call is read and tried in the reference, and nothing leaves the shop', async ({ page }) => {
  const errors = watchErrors(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== storefront && origin !== 'null') elsewhere.push(request.url());
  });
  await page.goto('/backend/docs');
  await page
    .getByRole('button', { name: /^Test Request/ })
    .first()
    .click();
  const answer = page.waitForResponse((response) => /\/backend\/(?!docs|openapi)/.test(response.url()));
  await page.getByRole('button', { name: /send/i }).first().click();
  expect(await (await answer).json()).toHaveProperty('cscode');
  expect(elsewhere).toEqual([]);
  // Only the browser reports a refused call as an error.
  expect(errors.filter((error) => !error.includes('Failed to load resource'))).toEqual([]);
});
