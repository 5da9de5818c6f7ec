import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { backoffice } from '../addresses.ts';
import { signInTo } from '../back-office.ts';
import { ready, visit } from '../ready.ts';
import { LICENCE_KEY, mailTo, newAddress } from '../shop.ts';
import { test } from '../test.ts';
import { barriers, hasNoBarrier } from './barriers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DESK = '.desk';
const PAGE = `${backoffice}/admin/exchange-codes`;

test('staff make codes, visitors exchange them with and without script, and staff see whose they are', async ({
  page,
  browser,
  request,
}) => {
  await signInTo(page);
  const [withScript, withoutScript] = await makeCodes(page, 'Magazine, spring', 2);

  const visitors = [
    { code: withScript, javaScriptEnabled: true, email: newAddress() },
    // Typed as by somebody who reads it from paper.
    {
      code: withoutScript?.toLowerCase().replaceAll('-', ' '),
      javaScriptEnabled: false,
      email: newAddress(),
    },
  ];
  for (const { code = '', javaScriptEnabled, email } of visitors) {
    const visitor = await (
      await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' })
    ).newPage();
    const looks = async (name: string) => javaScriptEnabled && hasNoBarrier(visitor, name);
    await visit(visitor, '/exchange-code');
    const look = async (typed: string) => {
      await visitor.getByLabel('Code', { exact: true }).fill(typed);
      await visitor.getByRole('button', { name: 'See what it is' }).click();
    };
    await look('NO-SUCH-CODE');
    await expect(visitor.getByText('We don’t know this code.')).toBeVisible();
    await looks('exchange-unknown');
    await look(code);
    await expect(visitor.getByRole('main')).toContainText('DVD Ripper');
    await looks('exchange-preview');
    await visitor.getByLabel('Email', { exact: true }).fill('nobody@nowhere');
    await visitor.getByRole('button', { name: 'Redeem the code' }).click();
    await expect(visitor.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await visitor.getByLabel('Email', { exact: true }).fill(email);
    await visitor.getByRole('button', { name: 'Redeem the code' }).click();
    await expect(visitor.getByText('Your code was redeemed')).toBeVisible();
    await looks('exchange-redeemed');
    const key = (await visitor.getByRole('main').innerText()).match(LICENCE_KEY)?.[0];
    expect(key).toBeDefined();
    expect((await mailTo(request, email, /./)).text).toContain(key);

    // A code can be redeemed for one licence.
    await visit(visitor, '/exchange-code');
    await look(code);
    await expect(visitor.getByText('This code has already been redeemed.')).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Redeem the code' })).toHaveCount(0);
    await visitor.context().close();
  }

  await visit(page, PAGE);
  await page
    .locator(DESK)
    .getByLabel('A code')
    .fill(withScript ?? '');
  await page.locator(DESK).getByRole('button', { name: 'Show', exact: true }).click();
  const details = page.locator(DESK).getByRole('region', { name: withScript });
  await expect(details).toContainText(/Redeemed: /);
  await expect(details.getByRole('link', { name: visitors[0]?.email })).toBeVisible();
  expect(page.url()).not.toContain(withScript);
  expect(await barriers(page, DESK)).toEqual([]);
});

/** Makes new codes for DVD Ripper at the desk. @returns the content of the downloaded file */
async function makeCodes(page: Page, name: string, count: number): Promise<string[]> {
  const desk = page.locator(DESK);
  await visit(page, PAGE);
  await desk.getByRole('link', { name: 'New batch of codes' }).click();
  await expect(desk.getByRole('button', { name: 'Make the codes' })).toBeVisible();
  await ready(page);
  expect(await barriers(page, DESK)).toEqual([]);
  await desk.getByLabel('Name', { exact: true }).fill(name);
  await desk.getByLabel('Product', { exact: true }).selectOption('643');
  await desk.getByLabel('How many').fill(String(count));
  await desk.getByRole('button', { name: 'Make the codes' }).click();
  await expect(page.getByText(`The codes of ${name} are there.`)).toBeVisible();
  await ready(page);
  const download = page.waitForEvent('download');
  await desk.getByRole('link', { name: `Download: ${name}` }).click();
  const [heading, ...rows] = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
  expect(heading).toBe('code,redeemed_at,licence');
  const codes = rows.map((row) => row.split(',')[0] ?? '');
  expect(codes).toHaveLength(count);
  return codes;
}
