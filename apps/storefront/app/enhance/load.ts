// Loaded at once: it is on nearly every page, and on the first visit often the largest text in view.
import './spindle-consent.ts';

/** The code of each other custom element, by the selector that finds it. A new element is one file and one line here. */
const elements: Record<string, () => Promise<unknown>> = {
  'spindle-buy': () => import('./spindle-buy.ts'),
  // Hydrated pages load it themselves: before React has taken over the server's markup, nothing in it may change.
  ':root:not([data-hydration]) spindle-captcha': () => import('./spindle-captcha.ts'),
  'spindle-countdown': () => import('./spindle-countdown.ts'),
  'spindle-light': () => import('./spindle-light.ts'),
  'spindle-lowest': () => import('./spindle-lowest.ts'),
  'spindle-member': () => import('./spindle-member.ts'),
  'spindle-menu': () => import('./spindle-menu.ts'),
  'spindle-popup': () => import('./spindle-popup.ts'),
  'spindle-price': () => import('./spindle-price.ts'),
  'spindle-search': () => import('./spindle-search.ts'),
  'spindle-share': () => import('./spindle-share.ts'),
  'spindle-split': () => import('./spindle-split.ts'),
  'spindle-video': () => import('./spindle-video.ts'),
};

/** Loads the elements that the page has; pages without any load nothing more. */
for (const [place, load] of Object.entries(elements)) {
  // The page also works without an element whose code does not arrive.
  if (document.querySelector(place)) load().catch(() => {});
}
