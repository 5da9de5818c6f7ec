import { expect, type Page } from '@playwright/test';
import { deskOf, signIn } from '../back-office.ts';
import { ready, visit } from '../ready.ts';
import { watchErrors } from '../shop.ts';
import { test } from '../test.ts';
import { barriers } from './barriers.ts';
import { keepPicture } from './keep-picture.ts';
import { screens } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

/** Theme, width and language take turns, which keeps the run short; long words get the narrow widths. */
const looks = [
  { width: 1440, colorScheme: 'light', prefix: '' },
  { width: 390, colorScheme: 'dark', prefix: '/de' },
  { width: 768, colorScheme: 'dark', prefix: '/fr' },
  { width: 390, colorScheme: 'light', prefix: '/ja' },
  { width: 1440, colorScheme: 'dark', prefix: '/zh' },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens) {
  test(`${screen.name} has no barrier and fits its width`, async ({ page }) => {
    const errors = watchErrors(page);
    let reached: URL | undefined;
    for (const { width, colorScheme, prefix } of looks) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      await page.emulateMedia({ colorScheme });
      // The way there, such as a purchase or a log-in, can't be repeated.
      if (reached && screen.englishWay) await visit(page, prefix + reached.pathname + reached.search);
      else await screen.open(page, prefix);
      reached ??= new URL(page.url());
      await ready(page);
      const name = `${screen.name}-${width}-${colorScheme}${prefix.replace('/', '-')}`;
      await looksRight(page, name);
      expect
        .soft(
          errors.splice(0).filter((error) => !/status of 404|status of 4\d\d/.test(error)),
          name,
        )
        .toEqual([]);
    }
  });
}

const DAY = 86_400_000;

/** Things that are only visible after an editor has changed something. */
for (const { name, document, change, path, shows } of [
  {
    name: 'a promotion that runs',
    document: ['promotions', 'disc-week'],
    change: { closed: false, startsAt: new Date(Date.now() - DAY), endsAt: new Date(Date.now() + 3 * DAY) },
    path: '/promotion',
    shows: /<spindle-countdown/,
  },
  {
    name: 'maintenance, here where the page that says what is not found is missing',
    document: ['page-error', 'error-404'],
    change: { _status: 'draft' },
    path: '/no-such-page',
    shows: /<h1[^>]*>Get Ready/,
  },
] as const) {
  test(`${name} has no barrier and fits its width`, async ({ page, request }) => {
    const desk = deskOf(request, await signIn(request));
    const [collection, slug] = document;
    const { id, closed, startsAt, endsAt } = await desk.find(collection, slug);
    const html = async () => (await request.get(path)).text();
    await desk.publish(`${collection}/${id}`, change);
    try {
      await expect.poll(html).toMatch(shows);
      for (const { width, colorScheme } of looks.slice(0, 2)) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await visit(page, path);
        await looksRight(page, `${slug}-${width}-${colorScheme}`);
      }
    } finally {
      await desk.publish(`${collection}/${id}`, { closed, startsAt, endsAt });
    }
    await expect.poll(html).not.toMatch(shows);
  });
}

for (const prefix of ['', '/de', '/ja']) {
  test(`${prefix}/dvd-ripper, magnified twice, begins with its headline`, async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    await visit(page, `${prefix}/dvd-ripper`);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 0.6 });
  });
}

/** Expects no accessibility violation, and nothing cut off. */
async function looksRight(page: Page, name: string): Promise<void> {
  await keepPicture(page, name);
  expect.soft(await barriers(page), name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name} scrolls sideways`).toBe(0);
  expect.soft(await page.evaluate(clippedControls), `${name} cuts off controls`).toEqual([]);
}

/** Links and buttons that extend beyond a box which clips them. */
function clippedControls(): string[] {
  return [...document.querySelectorAll('main a, main button')].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const { left, right } = control.getBoundingClientRect();
    for (let box = control.parentElement; box; box = box.parentElement) {
      const { overflowX, scrollSnapType } = getComputedStyle(box);
      // A row with scroll snapping is meant to be scrolled.
      if (scrollSnapType !== 'none') return [];
      if (overflowX === 'visible') continue;
      const edge = box.getBoundingClientRect();
      if (right > edge.right + 1 || left < edge.left - 1) return [control.textContent?.trim() ?? ''];
    }
    return [];
  });
}
