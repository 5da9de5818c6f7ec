import { expect } from '@playwright/test';
import { test } from '../test.ts';

test('figures can be told apart in every size', async ({ page }) => {
  await page.goto('/');
  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
    const widthOf = (tag: string, text: string, className = '') => {
      const probe = document.createElement(tag);
      probe.className = className;
      probe.textContent = text;
      probe.style.cssText = 'position: absolute; white-space: nowrap; width: auto';
      document.body.append(probe);
      const em = Number.parseFloat(getComputedStyle(probe).fontSize);
      const width = probe.getBoundingClientRect().width / em;
      probe.remove();
      return width;
    };
    return {
      ones: widthOf('span', '1111', 'price'),
      eights: widthOf('span', '8888', 'price'),
      periods: ['h1', 'h2', 'p'].map((tag) => widthOf(tag, '10.10') - widthOf(tag, '1010')),
      spaces: ['h1', 'h2', 'p', 'button'].map((tag) => widthOf(tag, 'n n') - widthOf(tag, 'nn')),
    };
  });
  expect(widths.ones).toBeCloseTo(widths.eights, 2);
  for (const period of widths.periods) expect(period).toBeGreaterThan(0.2);
  for (const space of widths.spaces) expect(space).toBeGreaterThan(0.2);
});
