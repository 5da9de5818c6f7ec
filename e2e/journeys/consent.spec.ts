import { createHash } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { collector, storefront } from '../addresses.ts';
import { ready, visit } from '../ready.ts';
import { watchErrors } from '../shop.ts';
import { test } from '../test.ts';
import { type SentEvent, watchEvents } from './sent-events.ts';

const named = (events: SentEvent[], name: string) => events.filter(({ event }) => event === name);
const idCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name.startsWith('_EA')).map(({ name }) => name);
const banner = (page: Page) => page.getByRole('region', { name: 'Privacy' });

/** Gives a page time to do what it must not do: until the network is idle, not a guessed time. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
}

test('before an answer nothing is stored, read or sent, and the tracker is not even fetched', async ({
  page,
  context,
}) => {
  const events = watchEvents(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit(page, '/dvd-ripper');
  await expect(banner(page)).toBeVisible();
  await page.mouse.wheel(0, 2000);
  await settle(page);
  expect(events).toEqual([]);
  expect(scripts.filter((url) => url.includes('start-tracker'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('a page in a frame, as the editors preview it, neither asks nor records', async ({ page, context }) => {
  await context.addCookies([{ name: 'spindle_consent', value: 'granted', url: storefront }]);
  await visit(page, '/');
  const events = watchEvents(page);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/dvd-ripper';
    document.body.append(frame);
  });
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await settle(page);
  await context.clearCookies();
  await preview.locator('html').evaluate(() => location.reload());
  await settle(page);
  await expect(preview.getByRole('region', { name: 'Privacy' })).toBeHidden();
  expect(events).toEqual([]);
});

test('the way back up, which the keyboard reaches at the end of a page, is not behind the question', async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/store');
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const isInFront = (link: HTMLElement) => {
      link.focus();
      const { x, y, width: wide, height } = link.getBoundingClientRect();
      const there = document.elementFromPoint(x + wide / 2, y + height / 2);
      return document.activeElement === link && link.contains(there);
    };
    const link = page.getByRole('link', { name: 'Back to top' });
    await expect.poll(() => link.evaluate(isInFront), `${width} px`).toBe(true);
  }
});

test('both answers weigh the same, and the keyboard reaches them first', async ({ page }) => {
  await visit(page, '/');
  const [decline, accept] = [
    banner(page).getByRole('button', { name: 'Decline' }),
    banner(page).getByRole('button', { name: 'Accept' }),
  ];
  const [first, second] = [await decline.boundingBox(), await accept.boundingBox()];
  expect(first?.width).toBeCloseTo(second?.width ?? 0, 0);
  expect(first?.height).toBeCloseTo(second?.height ?? 0, 0);
  expect(await decline.getAttribute('class')).toBe(await accept.getAttribute('class'));
  await page.keyboard.press('Tab');
  await expect(decline).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
});

test('after a yes: page views, buy clicks and the checkout are recorded under one session', async ({
  page,
  context,
}) => {
  const errors = watchErrors(page);
  const events = watchEvents(page);
  await visit(page, '/dvd-ripper/buy');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => named(events, 'page_view').length).toBe(1);
  await expect.poll(() => idCookies(context)).toContain('_EA_s_id');
  await page.locator('[data-track="buy_click"]').first().click();
  await expect(page).toHaveURL(/\/checkout\?/);
  await expect.poll(() => named(events, 'checkout_begin').length).toBe(1);
  const [click] = named(events, 'buy_click');
  expect(click).toMatchObject({ xargs_request_type: 'send_beacon', pids: [expect.stringMatching(/^\d+$/)] });
  expect(named(events, 'page_view').at(-1)?.referer_url).toBe(`${storefront}/dvd-ripper/buy`);
  expect(new Set(events.map(({ s_id }) => s_id)).size).toBe(1);
  expect(errors).toEqual([]);
});

test('links of the footer and downloads are recorded under their labels', async ({ page }) => {
  const events = watchEvents(page);
  await visit(page, '/');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => named(events, 'page_view').length).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'DVD Ripper', exact: true }).click();
  await expect(page).toHaveURL(/\/dvd-ripper$/);
  await expect.poll(() => named(events, 'page_view').length).toBe(2);
  expect(named(events, 'click')).toMatchObject([{ event_label: 'footer_dvd_ripper' }]);
  await page.locator('.buy-bar-trial').click();
  await expect.poll(() => named(events, 'download').length).toBe(1);
  expect(named(events, 'download')).toMatchObject([
    {
      event_label: 'buy_bar',
      pids: ['643'],
      event_target: { fullurl: `${storefront}/mlink/download.php?pid=643` },
    },
  ]);
});

test('a page back from the back-forward cache is a page view again', async ({ page }) => {
  const events = watchEvents(page);
  await visit(page, '/dvd-ripper');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => named(events, 'page_view').length).toBe(1);
  await visit(page, '/');
  await expect.poll(() => named(events, 'page_view').length).toBe(2);
  await page.goBack();
  await expect.poll(() => named(events, 'page_view').length).toBe(3);
});

test('a no stands: nothing is recorded, and nobody asks again', async ({ page, context }) => {
  const events = watchEvents(page);
  await visit(page, '/');
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await visit(page, '/dvd-ripper');
  await settle(page);
  await expect(banner(page)).toBeHidden();
  expect(events).toEqual([]);
  expect(await idCookies(context)).toEqual([]);
});

test('a yes can be taken back from the footer, which deletes every id', async ({ page, context }) => {
  const events = watchEvents(page);
  await visit(page, '/');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => idCookies(context)).toContain('_EA_guid');
  await page.getByRole('button', { name: 'Privacy settings' }).click();
  await expect(banner(page)).toBeFocused();
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => idCookies(context)).toEqual([]);
  const before = events.length;
  await visit(page, '/dvd-ripper');
  await settle(page);
  expect(events.length).toBe(before);
});

for (const { prefix, settings } of [
  { prefix: '/de', settings: 'Datenschutzeinstellungen' },
  { prefix: '/fr', settings: 'Paramètres de confidentialité' },
]) {
  test(`on ${prefix} in the narrowest window, what a page ends with can be scrolled above the question`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'spindle_consent', value: 'denied', url: storefront }]);
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, prefix);
    await page.getByRole('button', { name: settings }).click();
    const question = page.locator('spindle-consent section');
    await expect(question).toBeFocused();
    const bottomOfFoot = async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const foot = await page.getByRole('contentinfo').boundingBox();
      return (foot?.y ?? 0) + (foot?.height ?? 0);
    };
    const top = (await question.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan(0);
    await expect.poll(bottomOfFoot).toBeLessThanOrEqual(top);
  });
}

test('Global Privacy Control is a no, also after a yes', async ({ page, context }) => {
  await context.addCookies([{ name: 'spindle_consent', value: 'granted', url: storefront }]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const events = watchEvents(page);
  await visit(page, '/');
  await settle(page);
  await expect(banner(page)).toBeHidden();
  expect(events).toEqual([]);
  await page.getByRole('button', { name: 'Privacy settings' }).click();
  await expect(banner(page)).toContainText('Global Privacy Control');
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Privacy settings' })).toBeFocused();
});

test('a post that fails is sent again with the same bytes', async ({ page, context }) => {
  await context.addCookies([{ name: 'spindle_consent', value: 'granted', url: storefront }]);
  const bodies: (string | null)[] = [];
  await page.route(`${collector}/**`, async (route) => {
    if (route.request().method() === 'POST') bodies.push(route.request().postData());
    if (bodies.length < 2) await route.abort();
    else await route.continue();
  });
  await visit(page, '/');
  await expect.poll(() => idCookies(context)).toContain('_EA_doc_id');
  expect(bodies.length).toBe(2);
  expect(bodies[0]).toBe(bodies[1]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('there is neither banner nor settings, and nothing is recorded', async ({ page, context }) => {
    await visit(page, '/');
    await expect(banner(page)).toBeHidden();
    await expect(page.getByText('Privacy settings')).toBeHidden();
    expect(await context.cookies()).toEqual([]);
  });
});

test('visits are remembered after a yes and forgotten after a no, and of an address only a fingerprint', async ({
  page,
  context,
}) => {
  const named = async () =>
    Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));
  const referer = 'https://blog.example/best-rippers?u=1';
  await page.goto('/dvd-ripper?email=ada%40example.test', { referer });
  await ready(page);
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(async () => 'guest_user' in (await named())).toBe(true);
  const kept = await named();
  expect(JSON.parse(kept.guest_user ?? '')).toEqual({
    ...{ session_count: 1, popup_count: 0, user_agent: expect.stringMatching(/^[\w-]{43}$/) },
    ...{ created_at: expect.any(Number), last_active: expect.any(Number) },
  });
  const print = createHash('sha256').update('ada@example.test').digest('base64url');
  expect(kept).toMatchObject({ affiliate_referrer: 'blog.example', email: print, elk_user_email: print });
  // The cookie with a fingerprint does not look like a log-in.
  await visit(page, '/dvd-ripper');
  await expect(page.locator('spindle-member .member-link')).toHaveCount(0);

  await page.getByRole('button', { name: 'Privacy settings' }).click();
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect.poll(async () => Object.keys(await named())).toEqual(['spindle_consent']);
});
