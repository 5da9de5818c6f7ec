import { expect, type Page } from '@playwright/test';
import { deskTitles } from '../../apps/backoffice/desk/desk-titles.ts';
import { deskWords } from '../../apps/backoffice/desk/desk-words.ts';
import {
  buyerPage,
  LICENCES_PAGE,
  MEMBERS_PAGE,
  ORDERS_PAGE,
  SUBSCRIPTIONS_PAGE,
} from '../../apps/backoffice/desk/pages.ts';
import { SEARCH_PAGE } from '../../apps/backoffice/search/search-words.ts';
import { backoffice } from '../addresses.ts';
import { signInTo } from '../back-office.ts';
import { visit } from '../ready.ts';
import { cards, watchErrors } from '../shop.ts';
import { test } from '../test.ts';
import { barriers } from './barriers.ts';
import { licenceKeyOn, payWith, toPayment } from './buying.ts';
import { keepPicture } from './keep-picture.ts';
import { newMember } from './members.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Our part of pages that are inside Payload's own. */
const DESK = ':is(.desk, .search-page)';
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

for (const { language, theme, size } of [
  { language: 'en', theme: 'light', size: WIDE },
  { language: 'de', theme: 'dark', size: NARROW },
]) {
  test(`every page of the desk can be read and used, ${theme}, ${size.width} wide, in ${language}`, async ({
    page,
  }) => {
    // A member with an order, a licence and a subscription.
    const email = await newMember(page.request);
    await visit(page, '/checkout?pid=643&opt643=1M');
    await toPayment(page);
    await payWith(page, cards.pays);
    await licenceKeyOn(page);

    await signInTo(page);
    // The cookies in which Payload keeps what staff have chosen.
    await page.context().addCookies([
      { name: 'payload-lng', value: language, url: backoffice },
      { name: 'payload-theme', value: theme, url: backoffice },
    ]);
    const errors = watchErrors(page);
    const { noAnswer } = deskWords(language).words;
    // Every page of `pages.ts` has a title, which another test checks.
    const listed = deskTitles(language).map((title) => title.page);
    const ofOne = await pagesOfOne(page, email);
    for (const path of [...listed, `${SEARCH_PAGE}?q=dvd`, buyerPage(email), ...ofOne]) {
      await test.step(path, async () => {
        await page.setViewportSize(size);
        await visit(page, `${backoffice}/admin${path}`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect.soft(page.locator(DESK).getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
        await expect.soft(page.locator('body'), path).not.toContainText(noAnswer);
        await keepPicture(page, `desk${path.replaceAll(/\W+/g, '-')}-${size.width}-${theme}`);
        // Folded parts belong to the page as well.
        await page.locator(`${DESK} details`).evaluateAll((folded: HTMLDetailsElement[]) => {
          for (const details of folded) details.open = true;
        });
        expect.soft(await barriers(page, DESK), path).toEqual([]);
        for (const across of [WIDE, NARROW]) {
          await page.setViewportSize(across);
          expect.soft(await sticksOut(page), `${path} at ${across.width}`).toEqual([]);
        }
        expect.soft(errors.splice(0), path).toEqual([]);
      });
    }
  });
}

/** An order, a licence, a subscription and a member, reached from their buyer's page. */
async function pagesOfOne(page: Page, email: string): Promise<string[]> {
  await visit(page, `${backoffice}/admin${buyerPage(email)}`);
  return Promise.all(
    [ORDERS_PAGE, LICENCES_PAGE, SUBSCRIPTIONS_PAGE, MEMBERS_PAGE].map(async (of) => {
      const link = page.locator(`${DESK} a[href^="/admin${of}/"]`).first();
      return (await link.getAttribute('href'))?.slice('/admin'.length) ?? '';
    }),
  );
}

/**
 * The parts of the desk that extend beyond the edge of the screen without being in a scrolling box, and whether the page
 * itself scrolls sideways.
 */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate((within) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      !element.matches(within) &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const out = [...document.querySelectorAll(`${within} *`)].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !scrolls(element.parentElement),
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...out.map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`),
    ].slice(0, 5);
  }, DESK);
}
