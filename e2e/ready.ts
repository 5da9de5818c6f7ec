import type { Page, Response } from '@playwright/test';

/**
 * Waits until a page answers to its visitor: hydrated where it hydrates, its custom elements at work. What is
 * typed or clicked before that can be lost. Without script there is nothing to wait for.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (matchMedia('(scripting: none)').matches) return true;
    // Next.js uses a name of its own without ever defining the element.
    const unready = 'html[data-hydration="pending"], :not(:defined, next-route-announcer)';
    if (document.readyState === 'loading' || document.querySelector(unready)) return false;
    // Next.js does not say when it has hydrated; React marks what it has taken over.
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

/** Loads a page anew and waits until it is ready. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
}
