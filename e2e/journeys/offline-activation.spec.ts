import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { ShopKey } from '../../sdk/typescript/jws.ts';
import { openLicensing } from '../../sdk/typescript/licensing.ts';
import { licenceRelease, licenceRequest, makeMachineKey, offlineUrl } from '../../sdk/typescript/offline.ts';
import { storefront } from '../addresses.ts';
import { visit } from '../ready.ts';
import { cards } from '../shop.ts';
import { test } from '../test.ts';
import { hasNoBarrier } from './barriers.ts';
import { licenceKeyOn, payWith, toPayment } from './buying.ts';
import { newMember } from './members.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGE = `${storefront}/activate-offline`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    const looks = async (page: Page, name: string) => javaScriptEnabled && hasNoBarrier(page, name);

    test('a member activates a computer that has no network, and frees its seat again', async ({ page }) => {
      await newMember(page.request);
      await visit(page, '/checkout?pid=643&opt643=LFT');
      await toPayment(page);
      await payWith(page, cards.pays);
      const key = await licenceKeyOn(page);
      const computer = await computerWithoutNetwork('Laptop of the lab');

      await visit(page, PAGE);
      const type = async (code: string) => {
        await page.getByLabel('What the program shows').fill(code);
        await page.getByRole('button', { name: 'Continue' }).click();
      };
      await type('hello');
      await expect(page.getByLabel('What the program shows')).toHaveAttribute('aria-invalid', 'true');
      // With line breaks, as copied from a mail or a chat.
      await type(computer.request.replace(/.{60}/g, '$&\n'));
      await expect(page.getByRole('main')).toContainText('Laptop of the lab');
      await expect(page.getByRole('radio', { name: new RegExp(`…${key.slice(-5)}`) })).toBeChecked();
      await looks(page, 'offline-licence');
      await page.getByRole('button', { name: 'Make the licence file' }).click();
      await expect(page.getByText('The licence file is ready')).toBeVisible();
      await looks(page, 'offline-file');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the file' }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(await computer.program.useLicenceFile(file)).toMatchObject({ ok: true });
      expect(await computer.program.standing()).toMatchObject({ ok: true });

      await visit(page, '/member?a=devices');
      await expect(page.getByRole('main')).toContainText('Laptop of the lab');

      const release = async () => {
        // As opened by the phone that has read the QR code.
        await visit(page, offlineUrl(PAGE, computer.release(file)));
        await page.getByRole('button', { name: 'Release the computer' }).click();
      };
      await release();
      await expect(page.getByText('The seat is free')).toBeVisible();
      await looks(page, 'offline-released');
      await release();
      await expect(page.getByText('This code frees no seat')).toBeVisible();
      await visit(page, '/member?a=devices');
      await expect(page.getByRole('main')).not.toContainText('Laptop of the lab');
    });
  });
}

/** A program that was shipped with the shop's keys, on a computer where all its calls fail. */
async function computerWithoutNetwork(name: string) {
  const { keys } = (await (await fetch(`${storefront}/backend/licence/keys`)).json()) as { keys: ShopKey[] };
  const machineKey = makeMachineKey();
  const device = crypto.randomUUID();
  const pids = ['643', '60643'];
  let kept: string | undefined;
  return {
    request: licenceRequest(machineKey, { device, name, system: 'win', pids }),
    release: (file: string) => licenceRelease(machineKey, file),
    program: openLicensing({
      ...{ shop: storefront, keys, pids, device, name, system: 'win' },
      store: {
        read: async () => kept,
        write: async (text) => {
          kept = text;
        },
      },
      fetch: () => Promise.reject(new TypeError('no network')),
    }),
  };
}
