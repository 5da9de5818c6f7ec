import { expect } from '@playwright/test';
import { advanceClock } from '../programs.ts';
import { reload, visit } from '../ready.ts';
import { cards, newAddress } from '../shop.ts';
import { test } from '../test.ts';
import { continueAs, licenceKeyOn, payWith } from './buying.ts';

test.use({ shopIsFor: 'moving the clock' });

test('two weeks later the browser of a guest no longer shows the key', async ({ page, shop }) => {
  await visit(page, '/checkout?pid=643&opt643=LFT');
  await continueAs(page, newAddress());
  await payWith(page, cards.pays);
  const key = await licenceKeyOn(page);
  advanceClock(shop, '13d');
  await reload(page);
  expect(await licenceKeyOn(page)).toBe(key);
  advanceClock(shop, '2d');
  // The programs read the sandbox's clock every second.
  await expect(async () => {
    await reload(page);
    expect(await page.locator('body').innerText()).not.toContain(key);
  }).toPass();
});
