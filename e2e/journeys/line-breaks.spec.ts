import { expect } from '@playwright/test';
import { visit } from '../ready.ts';
import { test } from '../test.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const { word, paths, sentence } of [
  {
    word: '播放機',
    paths: ['/zh', '/zh/burn-a-blu-ray-that-players-read', '/zh/bdmv-folder'],
    sentence: '光碟還留著，播放機可以換新的',
  },
  {
    word: 'コピー',
    paths: ['/ja/dvd-copy', '/ja/blu-ray-copy', '/ja/how-long-do-dvds-last'],
    sentence: '手元のディスクをコピーする順番を決める',
  },
]) {
  test(`no heading of a phone breaks within ${word}`, async ({ page }) => {
    for (const path of paths) {
      await visit(page, path);
      const found = await page.evaluate(linesOf, word);
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter(({ lines }) => lines > 1)).toEqual([]);
    }
    // Split into two lines of equal length, the word would break across them in any font.
    await page.getByRole('heading', { level: 1 }).evaluate((heading: HTMLElement, text) => {
      heading.textContent = text;
      heading.style.cssText = 'max-width: none; width: max-content';
      heading.style.width = `${0.7 * heading.offsetWidth}px`;
    }, sentence);
    expect((await page.evaluate(linesOf, word)).filter(({ lines }) => lines > 1)).toEqual([]);
  });
}

/** The number of lines over which a word extends in each visible heading that contains it. */
function linesOf(word: string): { heading: string | null; lines: number }[] {
  return [...document.querySelectorAll('h1, h2, h3, .heading')].flatMap((heading) => {
    if (!heading.checkVisibility()) return [];
    const found = [];
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { index } of text.data.matchAll(new RegExp(word, 'g'))) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        found.push({ heading: heading.textContent, lines: new Set(tops).size });
      }
    }
    return found;
  });
}
