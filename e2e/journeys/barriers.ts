import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { keepPicture } from './keep-picture.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The violations that axe finds on a page. In a single pass: the other mode is for frames of other origins, and loads axe in
 * another page.
 * @param within a part of the page, if the rest is not ours
 */
export async function barriers(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(RULES);
  if (within) axe.include(within);
  // What appears below the pointer changes its colours for a moment, which is no state that anybody reads.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().map((one) => (one instanceof CSSTransition ? one.finished : undefined)),
    ),
  );
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * Expects no accessibility violation in both themes and on a narrow screen; afterwards the page has its former width. @param
 * name of what is checked
 */
export async function hasNoBarrier(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await keepPicture(page, `${name}-${width}-${colorScheme}`);
    expect.soft(await barriers(page), name).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
