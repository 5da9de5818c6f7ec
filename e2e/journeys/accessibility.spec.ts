import { expect } from '@playwright/test';
import { ready, visit } from '../ready.ts';
import { watchErrors } from '../shop.ts';
import { test } from '../test.ts';
import { barriers } from './barriers.ts';
import { keepPicture } from './keep-picture.ts';
import { screens } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

/** Theme, width and language take turns, so that a run stays short; long words meet the narrow widths. */
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
    let reached = false;
    for (const { width, colorScheme, prefix } of looks) {
      if (screen.englishOnly && prefix !== '' && prefix !== '/de') continue;
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      await page.emulateMedia({ colorScheme });
      // The way to it, such as a purchase or a log-in, cannot be gone a second time.
      if (reached && screen.englishOnly) await page.reload();
      else await screen.open(page, prefix);
      reached = true;
      await ready(page);
      const name = `${screen.name}-${width}-${colorScheme}${prefix.replace('/', '-')}`;
      await keepPicture(page, name);
      expect.soft(await barriers(page), name).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${name} scrolls sideways`).toBe(0);
      expect.soft(await page.evaluate(clippedControls), `${name} cuts off controls`).toEqual([]);
      expect
        .soft(
          errors.splice(0).filter((error) => !/status of 404|status of 4\d\d/.test(error)),
          name,
        )
        .toEqual([]);
    }
  });
}

for (const prefix of ['', '/de', '/ja']) {
  test(`${prefix}/dvd-ripper, magnified twice, begins with its headline`, async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    await visit(page, `${prefix}/dvd-ripper`);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 0.6 });
  });
}

/** Links and buttons that reach beyond a box which clips them. */
function clippedControls(): string[] {
  return [...document.querySelectorAll('main a, main button')].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const { left, right } = control.getBoundingClientRect();
    for (let box = control.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const edge = box.getBoundingClientRect();
      if (right > edge.right + 1 || left < edge.left - 1) return [control.textContent?.trim() ?? ''];
    }
    return [];
  });
}
