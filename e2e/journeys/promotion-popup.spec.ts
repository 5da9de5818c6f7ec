import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { deskOf, signIn } from '../back-office.ts';
import { ready, reload, visit } from '../ready.ts';
import { newAddress } from '../shop.ts';
import { test } from '../test.ts';
import { hasNoBarrier } from './barriers.ts';
import { continueAs } from './buying.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DAY = 86_400_000;
const TAG = '<spindle-popup';

const popup = (page: Page) => page.getByRole('region', { name: 'Disc week' });
const consent = (page: Page) => page.getByRole('region', { name: 'Privacy' });

/** Does something while the demo shop's promotion runs. */
async function whileItRuns(request: APIRequestContext, work: () => Promise<void>): Promise<void> {
  const desk = deskOf(request, await signIn(request));
  const { id, closed, startsAt, endsAt } = await desk.find('promotions', 'disc-week');
  const change = (fields: object) => desk.publish(`promotions/${id}`, fields);
  const tells = async () => (await (await request.get('/')).text()).includes(TAG);
  const now = Date.now();
  await change({ closed: false, startsAt: new Date(now - DAY), endsAt: new Date(now + 3 * DAY) });
  try {
    await expect.poll(tells).toBe(true);
    await work();
  } finally {
    await change({ closed, startsAt, endsAt });
  }
  await expect.poll(tells).toBe(false);
}

test('the pop-up comes once a day, after the consent question, and goes with Escape', async ({
  page,
  context,
  request,
}) => {
  await whileItRuns(request, async () => {
    await visit(page, '/');
    await expect(consent(page)).toBeVisible();
    await expect(popup(page)).toBeHidden();
    await consent(page).getByRole('button', { name: 'Decline' }).click();
    await expect(consent(page)).toBeHidden();
    await expect(popup(page)).toBeHidden();

    await visit(page, '/dvd-ripper');
    await expect(popup(page)).toBeVisible();
    await expect(popup(page)).toContainText('10% off a licence');
    // It does not take the focus, so nobody loses their place.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await hasNoBarrier(page, 'promotion-popup');
    const home = page.getByRole('banner').getByRole('link').first();
    await home.focus();
    await popup(page).getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(home).toBeFocused();

    await reload(page);
    await expect(popup(page)).toBeHidden();
    await visit(page, '/blu-ray-ripper');
    await expect(popup(page)).toBeHidden();

    // The browser deletes the cookie after a day; its clock can't be moved.
    const shown = (await context.cookies()).find(({ name }) => name === 'is_popup_dated_disc_week');
    const left = (shown?.expires ?? 0) * 1000 - Date.now();
    expect(left).toBeGreaterThan(DAY - 600_000);
    expect(left).toBeLessThanOrEqual(DAY);
    await context.clearCookies({ name: 'is_popup_dated_disc_week' });
    await reload(page);
    await expect(popup(page)).toBeVisible();
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect(popup(page)).toBeHidden();
  });
});

test('checkout, payment, log-in and what is done by a form are without it', async ({
  page,
  context,
  request,
}) => {
  await whileItRuns(request, async () => {
    await visit(page, '/');
    await consent(page).getByRole('button', { name: 'Decline' }).click();
    await visit(page, '/checkout?pid=643&opt643=LFT');
    await continueAs(page, newAddress());
    const started = (await context.cookies()).find(({ name }) => name.startsWith('spindle_checkout_'));
    const checkout = started?.name.replace('spindle_checkout_', '') ?? '';
    for (const path of [
      new URL(page.url()).pathname,
      `/payment?checkout=${checkout}`,
      '/checkout?pid=643&opt643=LFT',
      '/member?a=login',
      '/subscription-cancel',
    ]) {
      const answer = await visit(page, path);
      expect(answer?.status(), path).toBe(200);
      expect(await answer?.text(), path).not.toContain(TAG);
      await expect(page.locator('spindle-popup'), path).toHaveCount(0);
    }
    await visit(page, '/');
    await ready(page);
    await expect(popup(page)).toBeVisible();
  });
});
