import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '@spindle/e2e/chromium.ts';
import { ready } from '@spindle/e2e/ready.ts';
import type { DemoShop } from './demo-shop.ts';
import { median } from './load.ts';
import { loadNow } from './load-now.ts';
import { slow } from './scale-rounds.ts';

/** From the click to the painted section: median, in ms. */
const GOAL = 100;
/** How many browsers with empty caches go through all sections. */
const ROUNDS = 6;
/** How long a pointer stays on a link before it is pressed, in ms. */
const STAYS = 250;

const WAYS = {
  'pointed at before': async (page: Page, link: string) => {
    await page.locator(link).hover();
    await page.waitForTimeout(STAYS);
    await page.locator(link).click();
  },
  // A finger gives no notice before its tap.
  'tapped at once': (page: Page, link: string) => page.locator(link).tap(),
};

/** How long a member waits when going from section to section of the member centre, in Chromium. */
export async function benchNavigation(
  { origin }: Pick<DemoShop, 'origin'>,
  cookie: string,
): Promise<boolean> {
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    say(`sections of the member centre, from the click to the painted section, ${loadNow()}`);
    let good = true;
    for (const [way, press] of Object.entries(WAYS)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const context = await memberBrowser(browser, { origin, cookie });
        times.push(...(await timesOf(await context.newPage(), press)));
        await context.close();
      }
      const p50 = median(times);
      const remark = p50 <= GOAL ? '' : '  OVER THE GOAL';
      say(
        `  ${way.padEnd(44)} p50 ${p50.toFixed(1)} ms, p95 ${slow(times).toFixed(1)} ms (goal ${GOAL})${remark}`,
      );
      good &&= p50 <= GOAL;
    }
    return good;
  } finally {
    await browser.close();
  }
}

async function memberBrowser(
  browser: Browser,
  { origin, cookie }: { origin: string; cookie: string },
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, hasTouch: true });
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: origin };
  });
  await context.addCookies(cookies);
  return context;
}

const LINKS = '.centre-side nav a';

async function timesOf(page: Page, press: (page: Page, link: string) => Promise<void>): Promise<number[]> {
  await page.goto('/member');
  await ready(page);
  const count = await page.locator(LINKS).count();
  if (count < 8) throw new Error('The sections are not there.');
  const times: number[] = [];
  // All other sections, and back to the first.
  for (let each = 1; each <= count; each++) {
    const painted = page.evaluate(untilPainted);
    await press(page, `:nth-match(${LINKS}, ${(each % count) + 1})`);
    times.push(await painted);
  }
  return times;
}

/** From the next click to the frame after the one in which another section has its heading. */
function untilPainted(): Promise<number> {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const isThere = () => heading() !== before && !document.querySelector('.centre-main[aria-busy]');
  return new Promise((done) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () =>
          requestAnimationFrame(() => {
            if (isThere()) requestAnimationFrame(() => done(performance.now() - timeStamp));
            else look();
          });
        look();
      },
      { capture: true, once: true },
    );
  });
}

const say = (line: string) => process.stdout.write(`${line}\n`);
