import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codeOf } from '../../domain/captcha/session.ts';
import { visit } from '../ready.ts';
import { mailTo } from '../shop.ts';
import { test } from '../test.ts';
import { barriers } from './barriers.ts';
import { newMember, password } from './members.ts';
import { tabTo } from './tabbing.ts';

/** Sends the log-in and waits for the answer. */
async function logIn(page: Page, secret = password) {
  await page.getByLabel('Password', { exact: true }).fill(secret);
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await answered;
}

/** A member at whose password somebody has guessed three times, on the log-in page of this browser. */
async function guessedMember(page: Page, request: APIRequestContext): Promise<string> {
  const email = await newMember(request);
  await visit(page, '/member?a=login');
  await expect(page.locator('spindle-captcha')).toHaveCount(0);
  await page.getByLabel('Email').fill(email);
  for (let guess = 0; guess < 3; guess++) await logIn(page, 'a guess');
  await expect(page.getByRole('alert')).toHaveText('Email address and password don’t match.');
  return email;
}

const wrong = (page: Page) => page.getByRole('alert').filter({ hasText: 'Verification Failed' });
const isIn = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Welcome.' })).toBeVisible();

/** The text of the picture, which programs can't read: it is computed from its name and the shop's secret. */
async function lettersOn(page: Page, shop: { dataDirectory: string }): Promise<string> {
  const secret = readFileSync(join(shop.dataDirectory, 'secret'), 'utf8').trim();
  const session = await page.locator('input[name="captcha_session"]').inputValue();
  return codeOf(secret, session, 'picture');
}

async function pictureIsThere(page: Page) {
  const picture = page.getByRole('img', { name: /^Security code/ });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('whoever comes after somebody who guessed is asked to prove themselves, by the browser’s work', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await guessedMember(page, request);
  const status = page.locator('spindle-captcha').getByRole('status');
  await expect(status).toHaveText('Confirmed.');
  expect(await barriers(page)).toEqual([]);

  // A confirmation does not last: it is cleared, and made again when the visitor goes on.
  const answer = page.locator('spindle-captcha [data-answer]');
  await expect(answer).not.toHaveValue('');
  await page.getByLabel('Email').focus();
  await page.clock.fastForward('10:00');
  await expect(status).toHaveText(/^The confirmation has expired/);
  await expect(answer).toHaveValue('');
  await expect(answer).toBeDisabled();
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel('Password', { exact: true }).focus();
  await expect(status).toHaveText('Confirmed.');
  await logIn(page);
  await isIn(page);
});

test('a code is typed instead: a wrong one is refused, and one that was mailed does', async ({
  page,
  request,
}) => {
  // The browser never finishes, so that the result does not depend on whether it or the test is faster.
  await page.route('**/backend/captcha/challenge*', () => {});
  const email = await guessedMember(page, request);
  await page.getByRole('button', { name: 'Type a code instead' }).click();
  const code = page.getByLabel('Security code', { exact: true });
  await expect(code).toBeFocused();
  await pictureIsThere(page);
  expect(await barriers(page)).toEqual([]);
  const first = await page.locator('input[name="captcha_session"]').inputValue();
  await code.fill('?????');
  await logIn(page);
  await expect(wrong(page)).toBeVisible();
  // A new one, since the last one is used up.
  expect(await page.locator('input[name="captcha_session"]').inputValue()).not.toBe(first);

  await page.getByRole('button', { name: 'Type a code instead' }).click();
  await page.getByRole('button', { name: 'Can’t read it? Send me a code by email' }).click();
  const mailed = page.getByLabel('Code from the email');
  await expect(mailed).toBeFocused();
  await expect(page.getByRole('img', { name: /^Security code/ })).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  const { text } = await mailTo(request, email, /code/i);
  await mailed.fill(text.match(/\b\d{6}\b/)?.[0] ?? '');
  await logIn(page);
  await isIn(page);
});

test('by keyboard alone: the letters can’t be read, and a mailed code is typed', async ({
  page,
  request,
}) => {
  await page.route('**/backend/captcha/challenge*', () => {});
  const email = await guessedMember(page, request);
  const { keyboard } = page;
  await page.getByLabel('Password', { exact: true }).focus();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(password);
  await tabTo(page, /^Type a code instead$/);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Security code', { exact: true })).toBeFocused();
  await tabTo(page, /^Can’t read it\? Send me a code by email$/);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Code from the email')).toBeFocused();
  const { text } = await mailTo(request, email, /code/i);
  await keyboard.type(text.match(/\b\d{6}\b/)?.[0] ?? '');
  await keyboard.press('Enter');
  await isIn(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the letters of a picture are typed, of another one if need be', async ({ page, request, shop }) => {
    const email = await guessedMember(page, request);
    await pictureIsThere(page);
    await expect(page.getByRole('button', { name: 'Type a code instead' })).toBeHidden();
    await page.getByLabel('Security code', { exact: true }).fill('?????');
    await logIn(page);
    await expect(wrong(page)).toBeVisible();
    const before = await lettersOn(page, shop);
    await page.getByRole('button', { name: 'Another picture' }).click();
    await pictureIsThere(page);
    const letters = await lettersOn(page, shop);
    expect(letters).not.toBe(before);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Security code', { exact: true }).fill(letters.toLowerCase());
    await logIn(page);
    await isIn(page);
  });
});
