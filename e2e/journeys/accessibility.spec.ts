import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { ready } from '../ready.ts';
import { watchErrors } from '../shop.ts';
import { test } from '../test.ts';
import { screens } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A picture of every screen is kept; theme, width and language take turns, so that a run stays short. */
const looks = [
  { width: 1440, colorScheme: 'light', prefix: '' },
  { width: 390, colorScheme: 'dark', prefix: '/de' },
  { width: 768, colorScheme: 'dark', prefix: '/ja' },
  { width: 390, colorScheme: 'light', prefix: '/fr' },
  { width: 1440, colorScheme: 'dark', prefix: '/zh' },
] as const;

for (const screen of screens) {
  test(`${screen.name} has no barrier and fits its width`, async ({ browser }) => {
    for (const { width, colorScheme, prefix } of looks) {
      if (screen.englishOnly && prefix !== '' && prefix !== '/de') continue;
      const context = await browser.newContext({
        viewport: { width, height: width < 500 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const errors = watchErrors(page);
      await screen.open(page, screen.englishOnly ? '' : prefix);
      await ready(page);
      const name = `${screen.name}-${width}-${colorScheme}${prefix.replace('/', '-')}`;
      await page.screenshot({ path: `e2e/.artifacts/screens/${name}.png`, fullPage: true });
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      expect
        .soft(
          violations.map(
            ({ id, nodes }) => `${name}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          ),
        )
        .toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${name} scrolls sideways`).toBe(0);
      expect.soft(await page.evaluate(clippedControls), `${name} cuts off controls`).toEqual([]);
      expect
        .soft(
          errors.filter((error) => !/status of 404|status of 4\d\d/.test(error)),
          name,
        )
        .toEqual([]);
      await context.close();
    }
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
