import type { Page, Response } from '@playwright/test';

/**
 * Waits until a page responds to its visitor: hydrated if it hydrates, its custom elements defined. Anything typed or clicked
 * earlier may be lost. Without script there is nothing to wait for.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (matchMedia('(scripting: none)').matches) return true;
    // Next.js uses this element name without ever defining the element.
    const unready = 'html[data-hydration="pending"], :not(:defined, next-route-announcer)';
    if (document.readyState === 'loading' || document.querySelector(unready)) return false;
    // Next.js does not report when it has hydrated, but React marks the elements it has taken over.
    const fields =
      '__next_f' in window ? document.querySelectorAll('button, input:not([type="hidden"])') : [];
    return [...fields].every((field) => Object.keys(field).some((key) => key.startsWith('__reactProps')));
  });
}

/** Opens a page and waits until it is ready. */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url);
  await ready(page);
  return response;
}

/** Reloads a page and waits until it is ready. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
}
